import { z } from 'zod'
import type { ScanDetail, ScanRow } from '../../../contract/scans.ts'
import { receipt, scoreResult, type ScoreResult } from '../../../contract/reviews.ts'
import type { ScanListRow } from './scans.queries.ts'

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

export function presentScan(row: ScanListRow): ScanRow {
  const created = row.created_at.toISOString()
  // safe because check constraints hold the words, and every answer is parsed before it leaves
  return {
    id: row.id,
    vendor_id: row.vendor_id,
    vendor_name: row.vendor_name,
    scan_status: row.status,
    status: row.status,
    overall_score: row.score,
    score: row.score,
    grade: row.grade,
    quality: row.quality,
    coverage: row.coverage,
    score_version: row.score_version,
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
  } as ScanRow
}

const formerBreakdown = z.looseObject({ verdict: z.literal('do_not_approve_yet') })

/** What version 1 called 'do not approve yet' is told as conditions that are not met; the stored score stays as it is. */
function presentBreakdown(stored: unknown): ScoreResult {
  const former = formerBreakdown.safeParse(stored)
  return scoreResult.parse(former.success ? { ...former.data, verdict: 'conditions_not_met' } : stored)
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
    breakdown: parts.breakdown === null ? null : presentBreakdown(parts.breakdown),
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
