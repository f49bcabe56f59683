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
