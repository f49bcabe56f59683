import type { z } from 'zod'
import { facts } from '../../../catalog/facts.ts'
import { finding as findingSchema, type Finding } from '../../../contract/findings.ts'
import { documentHead, scanRow, type DocumentHead, type ScanDetail, type ScanRow } from '../../../contract/scans.ts'
import { receipt, scoreResult } from '../../../contract/review.ts'
import type { ScanListRow } from './scans.queries.ts'

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

type StatusWord = z.infer<typeof scanRow>['status']

export function presentScan(row: ScanListRow): ScanRow {
  const created = row.created_at.toISOString()
  // safe because a check constraint holds the column to these words
  const status = row.status as StatusWord
  return scanRow.parse({
    id: row.id,
    vendor_id: row.vendor_id,
    vendor_name: row.vendor_name,
    scan_status: status,
    status,
    overall_score: row.score,
    score: row.score,
    grade: row.grade,
    coverage: row.coverage,
    risk_level: row.risk,
    progress_data: {
      percentage: row.percentage,
      current_step: row.current_step,
      updated_at: row.progress_at.toISOString(),
    },
    scan_timestamp: created,
    created_at: created,
    started_at: iso(row.started_at),
    completed_at: iso(row.completed_at),
    cancelled_at: iso(row.cancelled_at),
    error_log: row.error_log,
  })
}

const order = new Map(facts.map((fact, index) => [fact.id, index]))

interface FindingRow {
  readonly fact: string
  readonly value: string
  readonly certainty: string | null
  readonly tier: string
  readonly plans: unknown
  readonly params: unknown
  readonly quotes: unknown
}

export const findingId = (fact: string): string => `f-${fact}`

/** In the order of the catalogue; what is asked no more stands last. */
export function presentFindings(rows: readonly FindingRow[]): Finding[] {
  return rows
    .map((row) => findingSchema.parse({ ...row, id: findingId(row.fact) }))
    .toSorted((a, b) => (order.get(a.fact) ?? order.size) - (order.get(b.fact) ?? order.size))
}

interface DocumentRow {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly text_sha256: string
  readonly language: string | null
  readonly kind: string
  readonly redirects: unknown
  readonly status: number
  readonly fetched_at: Date
  readonly characters: number
}

export function presentDocumentHead(row: DocumentRow): DocumentHead {
  return documentHead.parse({ ...row, fetched_at: row.fetched_at.toISOString() })
}

interface DetailParts {
  readonly breakdown: unknown
  readonly written: unknown
  readonly receipt: unknown
}

interface StepRow {
  readonly agent: string
  readonly success: boolean
  readonly result: unknown
}

export function presentScanDetail(
  row: ScanListRow,
  parts: DetailParts,
  steps: readonly StepRow[],
  mayRun: boolean,
): ScanDetail {
  const active = row.status === 'pending' || row.status === 'running'
  // safe because the writer's own step stored it
  const written = parts.written as { executiveSummary?: string } | null
  return {
    ...presentScan(row),
    breakdown: parts.breakdown === null ? null : scoreResult.parse(parts.breakdown),
    receipt: parts.receipt === null ? null : receipt.parse(parts.receipt),
    executive_summary: written?.executiveSummary ?? null,
    sources_data: {
      vendor_name: row.vendor_name,
      agents: steps
        .filter((step) => step.agent !== 'crawl')
        // safe because each step stores an object
        .map((step) => ({ agent: step.agent, success: step.success, result: step.result as Record<string, unknown> })),
    },
    abilities: { rescan: mayRun && !active, cancel: mayRun && active },
  }
}
