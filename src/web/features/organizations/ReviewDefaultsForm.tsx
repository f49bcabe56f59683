import { useState, type FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ReviewDefaults } from '../../../contract/organizations.review-defaults.ts'
import type { Framework } from '../../../contract/reviews.ts'
import { isChangedMeanwhile, messageOf } from '../../lib/api-error.ts'
import { formatCount } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { ListStates } from '../../ui/ListStates.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { FormMessage } from '../auth/auth.public.tsx'
import { reviewDefaultsQuery, useChangeReviewDefaults } from './queries/review-defaults.ts'

const frameworks: readonly { readonly id: Framework; readonly label: string }[] = [
  { id: 'soc2', label: 'SOC 2' },
  { id: 'iso27001', label: 'ISO 27001' },
  { id: 'csf2', label: 'NIST CSF 2.0' },
]
const mostExcluded = 50

interface Draft {
  readonly frameworks: readonly Framework[]
  /** As it was typed; empty for what the plan allows. */
  readonly pages: string
  readonly excluded: string
  /** When what is changed here was saved last, as it was seen: what came since is not overwritten unseen. */
  readonly seen: string | null
}

const draftOf = (saved: ReviewDefaults): Draft => ({
  frameworks: saved.frameworks,
  pages: saved.scan_pages?.toString() ?? '',
  excluded: saved.excluded_addresses.join('\n'),
  seen: saved.updated_at,
})

const linesOf = (typed: string): string[] =>
  typed
    .split(/[\n,]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')

function problemOf({ pages, excluded }: Draft, most: number): string | null {
  const isNumber = /^\d{1,6}$/.test(pages.trim())
  if (pages.trim() !== '' && (!isNumber || Number(pages) < 1)) return 'Enter how many pages as a whole number.'
  if (Number(pages) > most) return `Your plan lets a scan read ${formatCount(most)} pages at most.`
  return linesOf(excluded).length > mostExcluded ? `At most ${mostExcluded} addresses can be excluded.` : null
}

function DefaultsForm({ saved }: { readonly saved: ReviewDefaults }) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const change = useChangeReviewDefaults()
  const form = draft ?? draftOf(saved)
  const set = (part: Partial<Draft>): void => {
    setProblem(null)
    setDraft({ ...form, ...part })
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const found = problemOf(form, saved.plan_pages)
    setProblem(found)
    if (found !== null || change.isPending) return
    change.mutate(
      {
        frameworks: [...form.frameworks],
        scan_pages: form.pages.trim() === '' ? null : Number(form.pages),
        excluded_addresses: linesOf(form.excluded),
        updated_at: form.seen,
      },
      {
        onSuccess: () => {
          notify.success('Review defaults saved')
          setDraft(null)
        },
        onError: (error) => {
          setProblem(messageOf(error, 'Failed to save the defaults'))
          if (isChangedMeanwhile(error)) setDraft(null)
        },
      },
    )
  }
  return (
    <form noValidate aria-label="Review defaults" onSubmit={submit} className="flex max-w-2xl flex-col gap-4">
      <fieldset className="flex flex-col gap-1.5">
        <legend className="mb-1.5 text-label font-medium text-fg2">Frameworks shown first</legend>
        <div className="flex flex-wrap gap-x-5 gap-y-2">
          {frameworks.map(({ id, label }) => (
            <label key={id} className="flex items-center gap-2">
              <input
                type="checkbox"
                checked={form.frameworks.includes(id)}
                onChange={({ target }) =>
                  set({
                    frameworks: target.checked ? [...form.frameworks, id] : form.frameworks.filter((one) => one !== id),
                  })
                }
              />
              {label}
            </label>
          ))}
        </div>
        <p className="text-label text-fg3">Their views stand open in the analysis of a review, before the others.</p>
      </fieldset>
      <Field
        label="Pages that a scan may read"
        inputMode="numeric"
        autoComplete="off"
        className="max-w-60"
        placeholder={formatCount(saved.plan_pages)}
        hint={`Your plan allows ${formatCount(saved.plan_pages)}. Fewer pages make a scan quicker and a review thinner.`}
        value={form.pages}
        onChange={({ target }) => set({ pages: target.value })}
      />
      <div className="flex flex-col gap-1.5">
        <TextArea
          label="Addresses that are never fetched"
          rows={4}
          placeholder={'vendor.com/careers\nblog.vendor.com\n/press'}
          aria-describedby="excluded-hint"
          value={form.excluded}
          onChange={({ target }) => set({ excluded: target.value })}
        />
        <p id="excluded-hint" className="text-label text-fg3">
          One a line, at most {mostExcluded}: a host with everything below it, the beginning of an address, or the
          beginning of a path on every host. It holds from the next scan on, whose sources name what was left out.
        </p>
      </div>
      <FormMessage error={problem} />
      <Button variant="primary" type="submit" className="self-start" busy={change.isPending} disabled={draft === null}>
        Save defaults
      </Button>
    </form>
  )
}

/** What the organization wants of every review. */
export function ReviewDefaultsForm() {
  const query = useQuery(reviewDefaultsQuery)
  return (
    <ListStates
      query={query}
      loading="Loading the defaults"
      failed="Failed to load tenant settings"
      emptyOf={() => null}
    >
      {(saved) => <DefaultsForm saved={saved} />}
    </ListStates>
  )
}
