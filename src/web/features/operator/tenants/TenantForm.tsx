import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { emailProblem } from '../../../../contract/corporate-email.forms.ts'
import { longest } from '../../../../contract/limits.forms.ts'
import type { OperatedTenant } from '../../../../contract/operator.ts'
import { ApiError, messageOf } from '../../../lib/api-error.ts'
import { notify } from '../../../lib/notify.ts'
import { Button } from '../../../ui/Button.tsx'
import { useReport } from '../../../ui/ErrorBanner.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { FormDialog } from '../../../ui/FormDialog.tsx'
import { Select } from '../../../ui/Select.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { planLabel, readLimit } from '../plan-choice.ts'
import { catalogueQuery } from '../queries/catalogue.ts'
import { useCreateTenant, useUpdateTenant } from '../queries/tenants.ts'

interface TenantFormProps {
  /** Null makes a new one. */
  readonly tenant: OperatedTenant | null
  readonly onClose: () => void
}

const empty = { name: '', description: '', owner_email: '', plan: 'demo', limit: '999999' }

const formOf = (tenant: OperatedTenant) => ({
  name: tenant.name,
  description: tenant.description,
  owner_email: '',
  plan: tenant.subscription_plan ?? '',
  limit: String(tenant.monthly_scan_limit),
})

/** Makes an organization, or changes the one that is given. */
export function TenantForm({ tenant, onClose }: TenantFormProps) {
  const [form, setForm] = useState(tenant ? formOf(tenant) : empty)
  const [problem, setProblem] = useState<string | null>(null)
  const { data: plans = [] } = useQuery(catalogueQuery)
  const create = useCreateTenant()
  const update = useUpdateTenant()
  const report = useReport()
  const isMissing = form.name.trim() === '' || (tenant === null && form.owner_email.trim() === '')
  const missing = tenant === null ? 'Organization name and owner email are required' : 'Organization name is required'
  const set = (change: Partial<typeof form>): void => {
    setProblem(null)
    setForm({ ...form, ...change })
  }
  const fail = (error: unknown, otherwise: string): void => {
    setProblem(messageOf(error, otherwise))
    if (!(error instanceof ApiError) || error.status !== 400) report(error, otherwise)
  }
  const submit = (): void => {
    const email = form.owner_email.trim()
    const found = isMissing ? missing : tenant === null ? emailProblem(email) : null
    setProblem(found)
    if (found !== null || create.isPending || update.isPending) return
    const said = { name: form.name.trim(), description: form.description.trim() }
    const typed = readLimit(form.limit)
    // Without a plan there is nothing to limit.
    if ('problem' in typed && form.plan !== '') {
      setProblem(typed.problem)
      return
    }
    const monthly_scan_limit = 'problem' in typed ? 1 : typed.limit
    if (tenant === null)
      create.mutate(
        { ...said, owner_email: email, subscription_plan: form.plan, monthly_scan_limit, status: 'active' },
        {
          onSuccess: () => {
            notify.success(`${said.name} is created. ${email} is invited as its admin.`)
            onClose()
          },
          onError: (error) => fail(error, 'Failed to create tenant'),
        },
      )
    else
      update.mutate(
        {
          id: tenant.id,
          ...said,
          ...(form.plan === '' ? {} : { subscription_plan: form.plan, monthly_scan_limit }),
          updated_at: tenant.updated_at,
        },
        {
          onSuccess: () => {
            notify.success(`${said.name} is saved.`)
            onClose()
          },
          onError: (error) => fail(error, 'Failed to update tenant'),
        },
      )
  }
  const choosePlan = (plan: string): void => {
    const chosen = plans.find(({ id }) => id === plan)
    set({ plan, ...(chosen ? { limit: String(chosen.monthly_scan_limit) } : {}) })
  }
  const options = plans.map((plan) => ({ value: plan.id, label: planLabel(plan) }))
  return (
    <FormDialog
      open
      title={tenant === null ? 'Create Tenant' : 'Edit Tenant'}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            busy={create.isPending || update.isPending}
            disabledReason={isMissing ? missing : null}
          >
            {tenant === null ? 'Create Tenant' : 'Save Changes'}
          </Button>
        </>
      }
    >
      <TextField
        label="Organization name"
        required
        most={longest.organizationName}
        value={form.name}
        onChange={({ target }) => set({ name: target.value })}
      />
      {tenant === null && (
        <TextField
          label="Owner email"
          type="email"
          required
          hint="Is invited as the organization's first admin."
          most={longest.email}
          value={form.owner_email}
          onChange={({ target }) => set({ owner_email: target.value })}
        />
      )}
      <TextArea
        label="Description"
        rows={2}
        most={longest.description}
        value={form.description}
        onChange={({ target }) => set({ description: target.value })}
      />
      <Select
        label="Plan"
        options={form.plan === '' ? [{ value: '', label: 'No plan' }, ...options] : options}
        value={form.plan}
        onChange={choosePlan}
      />
      <Field
        label="Scan limit"
        type="number"
        min={1}
        inputMode="numeric"
        hint="Reports a month. 999999 is unlimited."
        value={form.limit}
        onChange={({ target }) => set({ limit: target.value })}
      />
      <p role="alert" className={problem === null ? 'sr-only' : 'text-label text-bad'}>
        {problem}
      </p>
    </FormDialog>
  )
}
