import { domainToASCII } from 'node:url'

/**
 * The one spelling of an e-mail address that accounts are stored and counted by: the domain in its ASCII form, all in small
 * letters. Null where no account can have it: the part before the @ is ASCII, because letters of other scripts fold to
 * ASCII ones in some programs and not in others, and each such spelling would be a key of its own.
 */
export function canonicalAddress(typed: string): string | null {
  const trimmed = typed.trim()
  const at = trimmed.lastIndexOf('@')
  const local = trimmed.slice(0, Math.max(0, at))
  const domain = domainToASCII(trimmed.slice(at + 1))
  return /^[!-~]+$/.test(local) && /^[!-~]+$/.test(domain) ? `${local}@${domain}`.toLowerCase() : null
}

const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/

/** A domain as addresses are stored with it, with or without the @ before it; null for what is none. */
export function canonicalDomain(typed: string): string | null {
  const domain = domainToASCII(typed.trim().replace(/^@/, '')).toLowerCase()
  const labels = domain.split('.')
  return labels.length > 1 && domain.length <= 253 && labels.every((part) => label.test(part)) ? domain : null
}
