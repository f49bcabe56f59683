import type { Plan } from './plans.ts'
import type { Verdict } from './reviews.ts'

/** What the pages are made of that no person wrote for them: read at build time and never changed by hand. */

/** A passage of a stored page, with the words around it. */
export interface SampleEvidence {
  readonly number: number
  readonly pageTitle: string
  readonly url: string
  readonly before: string
  readonly quote: string
  readonly after: string
  readonly capturedAt: string
  readonly sha256: string
}

/** `evidence` is the number of the passage that the claim rests on; null where it is a sentence of the program's own. */
export interface SampleClaim {
  readonly text: string
  readonly evidence: number | null
}

export interface SampleSection {
  readonly title: string
  readonly claims: readonly SampleClaim[]
}

/** An excerpt of a review that the pipeline made of a sample vendor. */
export interface SampleReview {
  readonly vendor: string
  readonly asOf: string
  readonly verdict: Verdict
  readonly score: number | null
  /** As the review itself tells it, 0–100. */
  readonly coverage: number
  /** Questions that were asked. */
  readonly asked: number
  readonly documents: number
  readonly hosts: number
  readonly quotes: number
  readonly sections: readonly SampleSection[]
  readonly evidence: readonly SampleEvidence[]
  readonly pages: readonly { readonly url: string; readonly quotes: number }[]
}

export interface MeasuredTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Sections of the measurements' own file. */
export interface Measurement {
  readonly firstReadings: MeasuredTable
  readonly toReach: string
  readonly samples: MeasuredTable
  readonly sampleMethod: string
  readonly scanTime: string
  /** When the file last changed, as a day; null where no history tells. */
  readonly changedOn: string | null
}

/** Addresses of the built files that a page loads. */
export interface Assets {
  readonly script: string
  readonly styles: readonly string[]
  readonly font: string
}

export interface Material {
  readonly review: SampleReview
  readonly plans: readonly Plan[]
  readonly measurement: Measurement
  readonly assets: Assets
}
