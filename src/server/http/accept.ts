interface Range {
  readonly type: string
  readonly quality: number
}

function readRange(text: string): Range {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  const quality = weight === undefined ? 1 : Number(weight.slice(2))
  return { type, quality: quality >= 0 && quality <= 1 ? quality : 0 }
}

/** How much a caller wants a media type: `quality` from 0 (not at all) to 1, `precision` from any (0) to the type itself (2). */
export interface Wish {
  readonly quality: number
  readonly precision: 0 | 1 | 2
}

const notWanted: Wish = { quality: 0, precision: 0 }

/** Reads an Accept header (RFC 9110, 12.5.1): of several ranges that fit a type the most precise one counts. Without a header everything is as welcome. */
export function wishFor(accept: string | undefined, mediaType: string): Wish {
  if (accept === undefined || accept.trim() === '') return { quality: 1, precision: 0 }
  const type = mediaType.split(';')[0]?.trim().toLowerCase() ?? ''
  const ranges = accept.split(',').map(readRange)
  const spellings = ['*/*', `${type.split('/')[0] ?? ''}/*`, type] as const
  for (const precision of [2, 1, 0] as const) {
    const range = ranges.find((one) => one.type === spellings[precision])
    if (range) return { quality: range.quality, precision }
  }
  return notWanted
}

/** The most wanted of some media types; of equals the one named more precisely, then the first. Null when none is wanted. */
export function mostWanted(accept: string | undefined, mediaTypes: readonly string[]): string | null {
  let best: { readonly type: string; readonly wish: Wish } | null = null
  for (const type of mediaTypes) {
    const wish = wishFor(accept, type)
    if (wish.quality === 0) continue
    const isBetter =
      best === null ||
      wish.quality > best.wish.quality ||
      (wish.quality === best.wish.quality && wish.precision > best.wish.precision)
    if (isBetter) best = { type, wish }
  }
  return best?.type ?? null
}
