import { useRef, useState, type FormEvent } from 'react'
import { useRouter } from '@tanstack/react-router'
import { signUpProblem, type FormProblem, type SignUpForm as Form } from '../../../contract/auth.forms.ts'
import {
  emailProblem,
  organizationFromEmail,
  personalEmail,
  workAddressHint,
} from '../../../contract/corporate-email.forms.ts'
import { longest } from '../../../contract/limits.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { keepPendingRegistration } from '../../lib/pending-registration.ts'
import { TextField } from '../../ui/TextField.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { FormMessage } from './FormMessage.tsx'
import { StrengthMeter } from './StrengthMeter.tsx'
import { useRegister } from './queries/register.ts'

type Problem = FormProblem<keyof Form>

const empty: Form = {
  first_name: '',
  last_name: '',
  organization_name: '',
  email: '',
  password: '',
  confirmPassword: '',
}

/** The organization's name follows the address until somebody types one. */
const withOrganization = (form: Form, isNamed: boolean): Form =>
  isNamed || emailProblem(form.email.trim()) !== null
    ? form
    : { ...form, organization_name: organizationFromEmail(form.email.trim()) }

export function SignUpForm() {
  const router = useRouter()
  const register = useRegister()
  const [form, setForm] = useState(empty)
  const [isNamed, setNamed] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const fields = useRef<HTMLFormElement>(null)
  const ofEmail = form.email === '' ? null : emailProblem(form.email.trim())
  const isRefused = ofEmail !== null && form.email.includes('@')
  const change = (field: keyof Form) => ({
    name: field,
    required: true,
    value: form[field],
    error: problem?.field === field ? problem.message : null,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      setProblem(null)
      if (field === 'organization_name') setNamed(target.value !== '')
      const next = { ...form, [field]: target.value }
      setForm(field === 'email' ? withOrganization(next, isNamed) : next)
    },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (register.isPending || isRefused) return
    const found = signUpProblem(form)
    setProblem(found)
    if (found) {
      const wrong = fields.current?.elements.namedItem(found.field)
      if (wrong instanceof HTMLElement) wrong.focus()
      return
    }
    register.mutate(form, {
      onSuccess: (answer) => {
        const { password: _password, confirmPassword: _confirm, ...kept } = form
        keepPendingRegistration({ ...kept, ...answer })
        void router.navigate({ to: '/package-selection' })
      },
    })
  }
  const confirmed = form.confirmPassword !== '' && form.confirmPassword === form.password
  const mismatch = form.confirmPassword !== '' && !confirmed ? 'Passwords do not match' : null
  const email = change('email')
  const confirm = change('confirmPassword')
  const failure = register.isError ? messageOf(register.error, 'Sign up failed') : null
  return (
    <form ref={fields} noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div className="grid grid-cols-2 gap-3">
        <TextField label="First Name" autoComplete="given-name" most={longest.personName} {...change('first_name')} />
        <TextField label="Last Name" autoComplete="family-name" most={longest.personName} {...change('last_name')} />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        most={longest.email}
        {...email}
        error={email.error ?? (isRefused ? ofEmail : null)}
        hint={ofEmail === personalEmail ? workAddressHint : undefined}
      />
      <TextField
        label="Organization Name"
        autoComplete="organization"
        most={longest.organizationName}
        {...change('organization_name')}
      />
      <div className="flex flex-col gap-2">
        <PasswordField label="Password" autoComplete="new-password" {...change('password')} />
        {form.password !== '' && <StrengthMeter password={form.password} />}
      </div>
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        {...confirm}
        error={confirm.error ?? mismatch}
        success={confirmed ? 'Passwords match' : null}
      />
      <FormMessage error={failure} />
      <PlainButton isBusy={register.isPending} isDisabled={isRefused}>
        {register.isPending ? 'Creating Account...' : 'Create Account'}
      </PlainButton>
    </form>
  )
}
