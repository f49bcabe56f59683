import type { FetchRequest } from '../../engine/ports.ts'

/** Caps of one request. Bytes and milliseconds. */
export interface Limits {
  readonly headerBytes: number
  readonly wireBytes: number
  readonly inflatedBytes: number
  /** Inflated bytes for each byte on the wire; looked at once `ratioFloorBytes` have come out. */
  readonly ratio: number
  readonly ratioFloorBytes: number
  readonly connectMilliseconds: number
  readonly deadlineMilliseconds: number
}

const megabyte = 1024 * 1024

const common = {
  headerBytes: 32 * 1024,
  wireBytes: 16 * megabyte,
  inflatedBytes: 20 * megabyte,
  ratio: 200,
  ratioFloorBytes: 256 * 1024,
  connectMilliseconds: 10_000,
  deadlineMilliseconds: 30_000,
} satisfies Limits

export const defaultLimits: Readonly<Record<FetchRequest['purpose'], Limits>> = {
  page: common,
  file: common,
  sitemap: { ...common, wireBytes: 8 * megabyte, inflatedBytes: 8 * megabyte },
  robots: { ...common, wireBytes: megabyte / 2, inflatedBytes: megabyte / 2, deadlineMilliseconds: 15_000 },
  probe: { ...common, wireBytes: megabyte, inflatedBytes: megabyte, deadlineMilliseconds: 15_000 },
}

/** Pages and other text: eight of them may be held at a time by each of four scans. */
export const textBytes = 5 * megabyte

const readable =
  /^(?:text\/(?:html|plain|markdown|x-markdown|csv|xml)|application\/(?:xhtml\+xml|xml|rss\+xml|pdf|json|gzip|x-gzip|octet-stream|msword|csv|vnd\.openxmlformats-officedocument\.(?:wordprocessingml\.document|spreadsheetml\.sheet)))$/

/** The type without parameters, lower case; empty when none was sent. */
export function plainType(contentType: string | undefined): string {
  return (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
}

export function isReadableType(contentType: string | undefined): boolean {
  const type = plainType(contentType)
  return type === '' || readable.test(type)
}

export function isTextType(contentType: string | undefined): boolean {
  const type = plainType(contentType)
  return type.startsWith('text/') || type === 'application/xhtml+xml'
}
