/** What people in this product would think of first. */
const productWords = ['assay', 'vendor', 'vendorsecurity', 'securityreview', 'northwind']

/** Compared in small letters without the digits and signs that people put at an end. */
const bare = (password: string): string => password.toLowerCase().replace(/[^\p{L}]+$/u, '')

let known: Promise<ReadonlySet<string>> | undefined

async function loadKnown(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const common = [...dictionary['passwords-common'], ...productWords].filter((one) => typeof one === 'string')
  return new Set(common.flatMap((one) => [one.toLowerCase(), bare(one)]).filter((one) => one.length > 2))
}

/** Whether a password is one of the most common ones, with or without digits and signs at its end. */
export async function isCommonPassword(password: string): Promise<boolean> {
  known ??= loadKnown()
  const list = await known
  return list.has(password.toLowerCase()) || list.has(bare(password))
}
