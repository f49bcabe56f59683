import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import type { SoldPlan } from '../../../contract/plans.ts'
import { priceLabel, unlimitedScans, yearlySaving } from '../../../contract/plans.forms.ts'
import { countOf, formatCount, formatShortDate } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { ConfirmAction } from '../../ui/ConfirmAction.tsx'
import { useReport } from '../../ui/ErrorBanner.tsx'
import { ListStates } from '../../ui/ListStates.tsx'
import { PackageDialog } from './PackageDialog.tsx'
import { packagesQuery, useDeletePackage, useTogglePackage } from './queries/packages.ts'

function pricesOf(plan: SoldPlan): readonly string[] {
  const said = [
    plan.price_onetime === null ? null : `${priceLabel(plan.price_onetime)} one-time`,
    plan.price_monthly === null ? null : `${priceLabel(plan.price_monthly)} a month`,
    plan.price_yearly === null ? null : `${priceLabel(plan.price_yearly)} a year`,
  ].filter((words) => words !== null)
  if (said.length > 0) return said
  return [plan.is_custom ? 'Custom price, Contact Sales' : 'Free']
}

type Open = { readonly plan: SoldPlan; readonly dialog: 'edit' | 'delete' }

function PackageCard({ plan, onOpen }: { readonly plan: SoldPlan; readonly onOpen: (open: Open) => void }) {
  const toggle = useTogglePackage()
  const report = useReport()
  const saving = yearlySaving(plan)
  const limit =
    plan.monthly_scan_limit > unlimitedScans ? 'Unlimited reports' : countOf(plan.monthly_scan_limit, 'report')
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-s1 p-4">
      <div>
        <h3 className="flex flex-wrap items-center gap-2 text-read font-semibold wrap-anywhere">
          {plan.name}
          <Chip tone={plan.is_active ? 'ok' : 'neutral'}>{plan.is_active ? 'Active' : 'Inactive'}</Chip>
          {!plan.is_offered && <Chip>Not offered</Chip>}
          {plan.is_most_popular && <Chip tone="accent">Most Popular</Chip>}
        </h3>
        <p className="mt-1 text-fg2 wrap-anywhere">{plan.description}</p>
      </div>
      <div>
        {pricesOf(plan).map((words) => (
          <p key={words} className="font-medium tabular-nums">
            {words}
          </p>
        ))}
        {saving && (
          <p className="text-label text-fg3">
            A year saves {priceLabel(saving.cents)} ({saving.percent}%)
          </p>
        )}
        {plan.price_per_report !== null && (
          <p className="text-label text-fg3">About {priceLabel(plan.price_per_report)} a report</p>
        )}
      </div>
      <p className="text-fg2">
        {limit}
        {plan.price_onetime === null ? ' a month, ' : ', '}
        {plan.vendor_limit === null ? 'any number of vendors' : `${formatCount(plan.vendor_limit)} vendors`}
      </p>
      <ul className="flex flex-1 flex-col gap-1">
        {plan.features.map((line) => (
          <li key={line} className="flex gap-2 text-fg2">
            <Check className="mt-1 size-3.5 shrink-0 text-ok" aria-hidden="true" />
            <span className="min-w-0 wrap-anywhere">{line}</span>
          </li>
        ))}
      </ul>
      <p className="text-label text-fg3">
        <Link
          to="/super-admin"
          search={{ tab: 'tenants', plan: plan.id }}
          className="underline decoration-line underline-offset-4 hover:decoration-fg"
        >
          {countOf(plan.organizations, 'organization')}
        </Link>
        , version {plan.version}, updated {formatShortDate(plan.updated_at)}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-label={`Edit ${plan.name}`} onClick={() => onOpen({ plan, dialog: 'edit' })}>
          Edit
        </Button>
        <Button
          size="sm"
          busy={toggle.isPending}
          aria-label={`${plan.is_active ? 'Deactivate' : 'Activate'} ${plan.name}`}
          onClick={() =>
            toggle.mutate(plan.id, {
              onSuccess: () =>
                notify.success(`${plan.name} is ${plan.is_active ? 'not sold any more' : 'sold again'}.`),
              onError: (error) => report(error, 'Failed to toggle package'),
            })
          }
        >
          {plan.is_active ? 'Deactivate' : 'Activate'}
        </Button>
        <Button
          size="sm"
          variant="danger"
          aria-label={`Delete ${plan.name}`}
          onClick={() => onOpen({ plan, dialog: 'delete' })}
        >
          Delete
        </Button>
      </div>
    </li>
  )
}

function DeletePackageDialog({ plan, onClose }: { readonly plan: SoldPlan; readonly onClose: () => void }) {
  return (
    <ConfirmAction
      title={`Delete ${plan.name}?`}
      label="Delete"
      action={useDeletePackage()}
      given={plan.id}
      done={() => `${plan.name} is deleted.`}
      failed="Failed to delete package"
      onClose={onClose}
    >
      It is gone for good, with its versions. A package that an organization has cannot be deleted.
    </ConfirmAction>
  )
}

/** What is sold, and what it costs; a change is seen by the next checkout. */
export function PackagesTab() {
  const query = useQuery(packagesQuery)
  const [open, setOpen] = useState<Open | null>(null)
  const [isCreating, setCreating] = useState(false)
  const create = (
    <Button variant="primary" onClick={() => setCreating(true)}>
      <Plus className="size-4" aria-hidden="true" />
      Create Package
    </Button>
  )
  return (
    <section aria-label="Subscription Packages" className="mt-6">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-read font-semibold">Subscription Packages</h2>
        {create}
      </div>
      <ListStates
        query={query}
        loading="Loading packages"
        failed="Failed to load subscription packages"
        emptyOf={(packages) =>
          packages.length > 0
            ? null
            : {
                title: 'No Packages Found',
                text: 'Create the first package that organizations can buy.',
                action: create,
              }
        }
      >
        {(packages) => (
          <ul className="grid gap-3 md:grid-cols-2 table:grid-cols-3">
            {packages.map((plan) => (
              <PackageCard key={plan.id} plan={plan} onOpen={setOpen} />
            ))}
          </ul>
        )}
      </ListStates>
      {isCreating && <PackageDialog plan={null} onClose={() => setCreating(false)} />}
      {open?.dialog === 'edit' && <PackageDialog plan={open.plan} onClose={() => setOpen(null)} />}
      {open?.dialog === 'delete' && <DeletePackageDialog plan={open.plan} onClose={() => setOpen(null)} />}
    </section>
  )
}
