/** Who sells plans. */
const salesAddress = 'sales@assay.example'

/** Where a plan is asked for. */
export function planRequestLink(plan: string, organization: string | null): string {
  const body = `We would like to know more about the ${plan} plan${organization === null ? '' : ` for ${organization}`}.`
  return `mailto:${salesAddress}?subject=${encodeURIComponent(`${plan} plan`)}&body=${encodeURIComponent(body)}`
}
