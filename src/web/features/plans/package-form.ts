import { scanLimitProblem } from '../../../contract/plans.forms.ts'
import type { SoldPlan } from '../../../contract/plans.ts'
import type { PackageForm } from './queries/packages.ts'

/** A package as it is typed: prices in dollars, empty for one that it is not sold at. */
export interface TypedPackage {
  readonly name: string
  readonly description: string
  readonly limit: string
  readonly vendors: string
  readonly onetime: string
  readonly monthly: string
  readonly yearly: string
  readonly features: readonly string[]
}

export const emptyPackage: TypedPackage = {
  name: '',
  description: '',
  limit: '1',
  vendors: '',
  onetime: '',
  monthly: '',
  yearly: '',
  features: [''],
}

const dollars = (cents: number | null): string => (cents === null ? '' : String(cents / 100))

export const typedOf = (plan: SoldPlan): TypedPackage => ({
  name: plan.name,
  description: plan.description,
  limit: String(plan.monthly_scan_limit),
  vendors: plan.vendor_limit === null ? '' : String(plan.vendor_limit),
  onetime: dollars(plan.price_onetime),
  monthly: dollars(plan.price_monthly),
  yearly: dollars(plan.price_yearly),
  features: plan.features.length === 0 ? [''] : plan.features,
})

const priciest = 1_000_000
const mostVendors = 1_000_000

const readNumber = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed))

/** One report for what is no number. Throws the message for a number that is no limit. */
function readLimit(typed: string): number {
  const limit = readNumber(typed)
  if (Number.isNaN(limit)) return 1
  const problem = scanLimitProblem(limit)
  if (problem !== null) throw new RangeError(problem)
  return limit
}

/** Null for no limit. Throws the message for what is none. */
function readVendors(typed: string): number | null {
  if (typed.trim() === '') return null
  const vendors = readNumber(typed)
  if (Number.isInteger(vendors) && vendors >= 1 && vendors <= mostVendors) return vendors
  throw new RangeError('The number of vendors is a whole number from 1 to 1,000,000, or empty for no limit.')
}

/** Cents of what was typed in dollars; null for nothing. Throws the message for what is no price. */
function readPrice(label: string, typed: string): number | null {
  if (typed.trim() === '') return null
  const value = Number(typed)
  if (!Number.isFinite(value) || value < 0) throw new RangeError(`The ${label} price is 0 or more.`)
  if (value > priciest) throw new RangeError(`The ${label} price is at most $1,000,000.`)
  return Math.round(value * 100)
}

/** What is sent, or the message for what was typed wrongly. An empty line is no feature. */
export function readPackage(typed: TypedPackage): { readonly form: PackageForm } | { readonly problem: string } {
  try {
    return {
      form: {
        name: typed.name.trim(),
        description: typed.description.trim(),
        monthly_scan_limit: readLimit(typed.limit),
        vendor_limit: readVendors(typed.vendors),
        price_onetime: readPrice('one-time', typed.onetime),
        price_monthly: readPrice('monthly', typed.monthly),
        price_yearly: readPrice('yearly', typed.yearly),
        features: typed.features.map((line) => line.trim()).filter((line) => line !== ''),
      },
    }
  } catch (error) {
    if (error instanceof RangeError) return { problem: error.message }
    throw error
  }
}
