import { useId, useState, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import type { RiskEvidence } from '../../../../contract/analytics.ts'
import { formatCount } from '../../../lib/format.ts'
import { inOneLine } from '../../../lib/readable-lines.ts'
import { Button } from '../../../ui/Button.tsx'
import { ForeignText } from '../../../ui/ForeignText.tsx'

/** A passage in the vendor's own words; it leads to the vendor's evidence. */
function Passage({
  evidence: { vendor_id, vendor_name, scan_id, fact, quote, document_title },
}: {
  readonly evidence: RiskEvidence
}) {
  return (
    <Link
      to="/vendor/$vendorId/review/$scanId"
      params={{ vendorId: vendor_id, scanId: scan_id }}
      search={{ evidence: fact }}
      className="group block min-w-0 rounded-chip"
    >
      <span className="clamp-2 wrap-anywhere text-fg group-hover:text-accent">
        “<ForeignText text={inOneLine(quote)} />”
      </span>
      <span className="block truncate text-label text-fg3">
        <span className="font-medium text-accent group-hover:underline">
          <ForeignText text={vendor_name} />
        </span>
        {document_title !== '' && (
          <>
            {' · '}
            <ForeignText text={document_title} />
          </>
        )}
      </span>
    </Link>
  )
}

function namesOf(evidence: readonly RiskEvidence[], vendors: number): ReactNode {
  const shown = evidence.slice(0, 2).map(({ vendor_name }) => vendor_name)
  return (
    <>
      <ForeignText text={shown.join(', ')} />
      {vendors > shown.length && ` + ${formatCount(vendors - shown.length)}`}
    </>
  )
}

interface EvidenceRowProps {
  readonly name: string
  readonly note?: string | undefined
  readonly vendors: number
  readonly of: number
  readonly evidence: readonly RiskEvidence[]
}

/** A name that several vendors share: how many, which, and what they say. */
function EvidenceRow({ name, note, vendors, of, evidence }: EvidenceRowProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [first, ...others] = evidence
  return (
    <li className="grid gap-x-5 gap-y-2 border-t border-line py-3 md:grid-cols-[minmax(0,11rem)_minmax(0,11rem)_minmax(0,1fr)_5.5rem]">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <ForeignText text={name} />
        </p>
        {note !== undefined && <p className="text-label text-fg3">{note}</p>}
      </div>
      <div className="min-w-0">
        <p className="flex items-center gap-2.5 tabular-nums">
          <span className="whitespace-nowrap">
            <span className="font-medium">{formatCount(vendors)}</span>{' '}
            <span className="text-fg3">of {formatCount(of)}</span>
          </span>
          <span className="h-1.5 min-w-10 flex-1 overflow-hidden rounded-full bg-s3" aria-hidden="true">
            <span
              className="block h-full rounded-full bg-fg2"
              style={{ width: `${(100 * vendors) / Math.max(1, of)}%` }}
            />
          </span>
        </p>
        <p className="truncate text-label text-fg3">{namesOf(evidence, vendors)}</p>
      </div>
      <div id={id} className="flex min-w-0 flex-col gap-2.5">
        {first && <Passage evidence={first} />}
        {isOpen && others.map((one) => <Passage key={one.vendor_id} evidence={one} />)}
        {isOpen && vendors > evidence.length && (
          <p className="text-label text-fg3">{formatCount(vendors - evidence.length)} more in the CSV.</p>
        )}
      </div>
      <div className="md:text-right">
        {others.length > 0 && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={`${isOpen ? 'Fewer' : 'More'} passages: ${name}`}
            onClick={() => setOpen(!isOpen)}
            className="inline-flex h-7 items-center gap-1 rounded-chip px-1.5 text-label font-medium text-accent hover:bg-s2"
          >
            {isOpen ? 'Fewer' : `+ ${others.length} more`}
            <ChevronDown className={`size-3.5 ${isOpen ? 'rotate-180' : ''}`} aria-hidden="true" />
          </button>
        )}
      </div>
    </li>
  )
}

/** The heads of the columns, where there are columns. */
function EvidenceHead({ name }: { readonly name: string }) {
  return (
    <div
      className="hidden pb-2 text-label text-fg3 md:grid md:grid-cols-[minmax(0,11rem)_minmax(0,11rem)_minmax(0,1fr)_5.5rem] md:gap-x-5"
      aria-hidden="true"
    >
      <span>{name}</span>
      <span>Vendors that say so</span>
      <span>In the vendor’s words</span>
    </div>
  )
}

const firstRows = 5

interface EvidenceRowsProps {
  readonly name: string
  readonly of: number
  readonly rows: readonly (Omit<EvidenceRowProps, 'of'> & { readonly id: string })[]
}

/** The rows that matter most, and the others when they are asked for. */
export function EvidenceRows({ name, rows, of }: EvidenceRowsProps) {
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <EvidenceHead name={name} />
      <ul>
        {rows.slice(0, isWhole ? rows.length : firstRows).map(({ id, ...row }) => (
          <EvidenceRow key={id} of={of} {...row} />
        ))}
      </ul>
      {rows.length > firstRows && (
        <div className="border-t border-line pt-3">
          <Button size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? `Show the first ${firstRows}` : `Show all ${rows.length}`}
          </Button>
        </div>
      )}
    </>
  )
}
