/** What the product tells a collector of traces and metrics, in its own words. Nothing of a text, an address of a page, an
 * account or a secret is among it. */

/** A query that has its answer. Its name is that of a function, or of a verb and a table. */
export interface Queried {
  readonly name: string
  readonly milliseconds: number
  readonly isFailed: boolean
}

/** A request of a crawl that has its answer. */
export interface Fetched {
  readonly host: string
  readonly milliseconds: number
  /** `answer`, or why there was none. */
  readonly outcome: string
  readonly status: number | null
}

/** A figure of the installation, with its values by label. */
export interface Figure {
  readonly name: string
  readonly help: string
  readonly values: readonly { readonly labels: Readonly<Record<string, string>>; readonly value: number }[]
}

export interface RequestSpan {
  /** What `next` leads to stands below the request. */
  enter(next: () => void): void
  /** `route` is the pattern of the table, never the address. */
  end(answer: { readonly route: string | undefined; readonly status: number }): void
}

export interface Telemetry {
  beginRequest(method: string): RequestSpan
  /** Runs a job as a span, under which stands what it asks of the database and of sites. */
  during<T>(job: { readonly name: string; readonly id: string }, work: () => Promise<T>): Promise<T>
  queried(query: Queried): void
  fetched(request: Fetched): void
  /** Exports these figures with the others from now on, read anew for each export. */
  observe(read: () => Promise<readonly Figure[]>): Promise<void>
  /** Sends what is left, for three seconds at most. */
  stop(): Promise<void>
}
