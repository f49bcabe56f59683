/** Which addresses may register: those of an organization. The server knows longer lists of domains besides. */

export const invalidEmail = 'Please enter a valid email address'
export const personalEmail = 'Personal email addresses are not allowed. Please use your corporate email address.'
export const personalFormat = 'This email format suggests personal use. Please use your corporate email address.'
export const shortDomain = 'Please use a corporate email address from your organization.'
export const longDomain = 'Please use your primary corporate email address.'
export const workAddressHint = 'Use your work address, such as name@yourcompany.com.'

const label = /^[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?$/u

/** The parts of what looks like an address, in small letters; null for what does not. */
function partsOf(email: string): { readonly local: string; readonly domain: string } | null {
  const at = email.indexOf('@')
  const [local, domain] = [email.slice(0, Math.max(0, at)), email.slice(at + 1).toLowerCase()]
  const labels = domain.split('.')
  const isDomain = labels.length > 1 && labels.every((one) => label.test(one))
  return isDomain && /^[!-~]+$/.test(local) && !/[",:;<>()[\]\\]/.test(local) ? { local, domain } : null
}

/** Families of personal and throw-away mail, by the label before the public suffix. */
const families = new Set(
  [
    'gmail googlemail hotmail outlook live msn icloud me mac aol protonmail proton tutanota tuta fastmail',
    'zoho zohomail mail gmx yandex qq 163 126 sina naver daum hanmail rediffmail ymail rocketmail pm',
  ].flatMap((line) => line.split(' ')),
)
const familyParts = ['10minutemail', 'tempmail', 'temp-mail', 'guerrillamail', 'mailinator', 'throwaway']

/** Suffixes of two labels that most countries have; the label before them is the organization's. */
const secondLevel = new Set(['co', 'com', 'net', 'org', 'ac', 'edu', 'gov', 'ne', 'or', 'go'])

/** The label that names an organization: `acme` of `mail.acme.co.uk`. */
function organizationLabel(domain: string): string {
  const labels = domain.split('.')
  const isTwo = labels.length > 2 && labels.at(-1)?.length === 2 && secondLevel.has(labels.at(-2) ?? '')
  return labels.at(isTwo ? -3 : -2) ?? ''
}

export function isPersonalFamily(domain: string): boolean {
  const name = organizationLabel(domain.toLowerCase())
  return families.has(name) || name.startsWith('yahoo') || familyParts.some((part) => name.includes(part))
}

/**
 * Why an address may not register, or null. `isPersonal` tells a personal or throw-away domain: here the families, on the
 * server the lists as well.
 */
export function emailProblem(email: string, isPersonal: (domain: string) => boolean = isPersonalFamily): string | null {
  const parts = partsOf(email)
  if (!parts) return invalidEmail
  const { local, domain } = parts
  if (isPersonal(domain)) return personalEmail
  if (local.includes('+') || /^\d+$/.test(local)) return personalFormat
  if (domain.length < 4) return shortDomain
  return domain.split('.').length > 4 ? longDomain : null
}

/** What an organization is called as far as its address tells: `Acme-labs` of `name@acme-labs.com`. Empty without one. */
export function organizationFromEmail(email: string): string {
  const domain = partsOf(email)?.domain
  const name = domain === undefined ? '' : organizationLabel(domain)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
