/** A monthly limit above this counts as unlimited. */
export const unlimitedScans = 100_000

/** A price as people read it: whole dollars without cents. */
export function priceLabel(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100)
}
