import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

type Colour = readonly [number, number, number]

const clip = (value: number): number => Math.min(1, Math.max(0, value))

/** OKLCH to linear sRGB (Björn Ottosson), clipped to the gamut as browsers do for these mild chromas. */
function toLinear(lightness: number, chroma: number, hue: number): Colour {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

function readTheme(selector: string): ReadonlyMap<string, Colour> {
  const block = new RegExp(`${selector}[^{]*\\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  const pattern = /--([a-z0-9-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g
  return new Map(
    [...block.matchAll(pattern)].map(([, name = '', l, c, h]) => [name, toLinear(Number(l), Number(c), Number(h))]),
  )
}

function contrast(first: Colour, second: Colour): number {
  const luminance = ([r, g, b]: Colour): number => 0.2126 * r + 0.7152 * g + 0.0722 * b
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = ['bg', 's1', 's2', 's3']
const textOn: readonly (readonly [string, readonly string[]])[] = [
  ['fg', [...surfaces, 'accent-soft', 'ok-soft', 'warn-soft', 'bad-soft']],
  ['fg2', [...surfaces, 'accent-soft']],
  ['fg3', surfaces],
  ['accent', ['bg', 's1', 's2', 'accent-soft']],
  ['ok', ['bg', 's1', 's2', 'ok-soft']],
  ['warn', ['bg', 's1', 's2', 'warn-soft']],
  ['bad', ['bg', 's1', 's2', 'bad-soft']],
  ['crit', ['bg', 's1', 's2']],
  ['on-primary', ['primary', 'accent']],
]

describe.each(['dark', 'light'])('the %s theme', (name) => {
  const theme = readTheme(`\\.${name}`)
  const pairs = textOn.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const))

  test.each(pairs)('%s on %s has a contrast of at least 4.5', (text, ground) => {
    const [first, second] = [theme.get(text), theme.get(ground)]
    if (!first || !second) throw new Error(`${text} or ${ground} is no token`)
    expect(contrast(first, second)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(['bg', 's1'])('the border of a control on %s has a contrast of at least 3', (ground) => {
    const [border, surface] = [theme.get('control'), theme.get(ground)]
    if (!border || !surface) throw new Error('a token is missing')
    expect(contrast(border, surface)).toBeGreaterThanOrEqual(3)
  })
})
