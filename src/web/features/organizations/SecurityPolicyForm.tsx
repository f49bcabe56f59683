import { useState, type FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { SignInRules } from '../../../contract/organizations.ts'
import { isAllowedAddress, splitDomains } from '../../../contract/organizations.forms.ts'
import { isChangedMeanwhile, messageOf } from '../../lib/api-error.ts'
import { countOf, formatCount } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { Select } from '../../ui/Select.tsx'
import { FormMessage } from '../auth/auth.public.tsx'
import { invitationsQuery, membersQuery, useChangeSignInRules } from './queries/team.ts'

const byDefault = 'default'
const lengths = [
  { value: byDefault, label: '30 days (the default)' },
  { value: '168', label: '7 days' },
  { value: '24', label: '24 hours' },
  { value: '8', label: '8 hours' },
]

/** The choices, and beside them what was set by a call of the API. */
function lengthsWith(hours: number | null) {
  const isListed = hours === null || lengths.some(({ value }) => value === String(hours))
  return isListed ? lengths : [...lengths, { value: String(hours), label: countOf(hours, 'hour') }]
}

const shown = 20

/** Who is here with an address of another domain: they stay, so that nobody is surprised. */
function Outside({ domains }: { readonly domains: readonly string[] }) {
  const { data: team } = useQuery(membersQuery)
  const { data: invitations } = useQuery(invitationsQuery)
  const members = team?.users.filter(({ email }) => !isAllowedAddress(email, domains)) ?? []
  const waiting = invitations?.filter(({ email }) => !isAllowedAddress(email, domains)) ?? []
  const outside = [...members.map(({ email }) => email), ...waiting.map(({ email }) => `${email} (invited)`)]
  if (outside.length === 0) return null
  return (
    <div className="max-w-prose text-label text-fg2">
      <p>
        Addresses of other domains, which stay until you remove or cancel them:{' '}
        {[
          members.length > 0 ? countOf(members.length, 'member') : '',
          waiting.length > 0 ? countOf(waiting.length, 'open invitation') : '',
        ]
          .filter((one) => one !== '')
          .join(' and ')}
        .
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-3">
        {outside.slice(0, shown).map((one) => (
          <li key={one} className="wrap-anywhere">
            <ForeignText text={one} />
          </li>
        ))}
        {outside.length > shown && <li>and {formatCount(outside.length - shown)} more</li>}
      </ul>
    </div>
  )
}

/** How long members stay signed in, and whose addresses are invited. */
export function SecurityPolicyForm({ rules }: { readonly rules: SignInRules }) {
  const saved = {
    hours: rules.session_hours?.toString() ?? byDefault,
    domains: rules.allowed_email_domains.join(', '),
    // As it was when somebody began to type: what came since is not overwritten unseen.
    seen: rules.updated_at,
  }
  const [draft, setForm] = useState<typeof saved | null>(null)
  const form = draft ?? saved
  const [problem, setProblem] = useState<string | null>(null)
  const change = useChangeSignInRules()
  const domains = splitDomains(form.domains)
  const isShorter = form.hours !== saved.hours && form.hours !== byDefault
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (change.isPending) return
    setProblem(null)
    change.mutate(
      {
        session_hours: form.hours === byDefault ? null : Number(form.hours),
        allowed_email_domains: domains,
        updated_at: form.seen,
      },
      {
        onSuccess: () => {
          notify.success('The security policy is saved')
          setForm(null)
        },
        onError: (error) => {
          setProblem(messageOf(error, 'Failed to update security settings'))
          if (isChangedMeanwhile(error)) setForm(null)
        },
      },
    )
  }
  return (
    <form
      noValidate
      aria-label="Security policy"
      onSubmit={submit}
      className="flex flex-col gap-4 border-t border-line p-4"
    >
      <div className="flex flex-col gap-1.5">
        <Select
          label="Members stay signed in for"
          className="flex-wrap"
          options={lengthsWith(rules.session_hours)}
          value={form.hours}
          onChange={(hours) => setForm({ ...form, hours })}
        />
        <p className="max-w-prose text-label text-fg3">
          Counted from the sign-in, however busy they are. Whoever does nothing for 7 days signs in again anyway.
          {isShorter && ' Sessions that are older end with their next request: yours as well.'}
        </p>
      </div>
      <Field
        label="Allowed email domains"
        placeholder="yourcompany.com, subsidiary.com"
        className="max-w-xl"
        autoComplete="off"
        hint="Only addresses at these domains can be invited. Without one, every work address can."
        value={form.domains}
        onChange={({ target }) => setForm({ ...form, domains: target.value })}
      />
      <Outside domains={domains} />
      <FormMessage error={problem} />
      <Button
        type="submit"
        className="self-start"
        busy={change.isPending}
        disabled={form.hours === saved.hours && form.domains === saved.domains}
      >
        Save policy
      </Button>
    </form>
  )
}
