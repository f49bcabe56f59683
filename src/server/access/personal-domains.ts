import { isPersonalFamily } from '../../contract/corporate-email.forms.ts'

type Lists = readonly ReadonlySet<string>[]

let lists: Promise<Lists> | undefined

/** Some twelve megabytes, read when somebody registers for the first time. */
async function loadLists(): Promise<Lists> {
  const [free, mailchecker, disposable] = await Promise.all([
    import('free-email-domains'),
    import('mailchecker'),
    import('disposable-email-domains-js'),
  ])
  return [new Set(free.default), mailchecker.default.blacklist(), disposable.disposableEmailBlocklistSet()]
}

/** The domain and those above it that an organization may hold. */
function domainsAbove(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

/** Tells personal and throw-away domains: the families that forms know, then three maintained lists. */
export async function loadPersonalDomains(): Promise<(domain: string) => boolean> {
  lists ??= loadLists()
  const loaded = await lists
  return (domain) => {
    const asked = domain.toLowerCase()
    return isPersonalFamily(asked) || domainsAbove(asked).some((one) => loaded.some((list) => list.has(one)))
  }
}
