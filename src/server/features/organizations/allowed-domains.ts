import { isPersonalFamily } from '../../../contract/corporate-email.forms.ts'
import { AppError } from '../../../contract/errors.ts'
import { isAllowedAddress } from '../../../contract/organizations.forms.ts'
import { canonicalDomain } from '../../access/email-address.ts'

/** The domains as addresses are stored with them, each once. Throws what is wrong with one. */
export function readDomains(typed: readonly string[]): string[] {
  const domains = typed.map((one) => {
    const domain = canonicalDomain(one)
    if (domain === null)
      throw new AppError('invalid_input', `“${one.trim()}” is not a domain, such as yourcompany.com.`)
    if (isPersonalFamily(domain))
      throw new AppError('invalid_input', `${domain} gives addresses to everybody: nobody is invited there.`)
    return domain
  })
  return [...new Set(domains)]
}

const named = 5
const anyOf = new Intl.ListFormat('en', { type: 'disjunction' })

/** Why this address is not invited, or null. */
export function domainRefusal(email: string, allowed: readonly string[]): string | null {
  if (isAllowedAddress(email, allowed)) return null
  const domains = allowed.length > named ? [...allowed.slice(0, named), 'another allowed domain'] : allowed
  return `Your organization invites only addresses at ${anyOf.format(domains)}.`
}

/** Throws where the organization does not invite such an address. */
export function refuseOtherDomain(email: string, allowed: readonly string[]): void {
  const refusal = domainRefusal(email, allowed)
  if (refusal !== null) throw new AppError('invalid_input', refusal)
}
