import { directoryRows, type DirectoryEntry } from './vendor-directory/directory-row.ts'
import { workVendors } from './vendor-directory/work.ts'
import { businessVendors } from './vendor-directory/business.ts'
import { peopleAndMoneyVendors } from './vendor-directory/people-and-money.ts'
import { engineeringVendors } from './vendor-directory/engineering.ts'
import { dataAndAiVendors } from './vendor-directory/data-and-ai.ts'
import { securityVendors } from './vendor-directory/security.ts'

/** Well-known vendors of online software, for the type-ahead search; compiled by us. */
export const vendorDirectory: readonly DirectoryEntry[] = [
  workVendors,
  businessVendors,
  peopleAndMoneyVendors,
  engineeringVendors,
  dataAndAiVendors,
  securityVendors,
].flatMap((rows) =>
  Object.entries(directoryRows.parse(rows)).flatMap(([category, vendors]) =>
    vendors.map(([name, domain, ...aliases]) => ({ name, aliases, domain, category })),
  ),
)
