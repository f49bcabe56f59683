import type { SampleVendor } from './sample-organization.ts'

/** What the supervisor asks of the process that prepares a start, and what it hears. */
export interface PrepareRequest {
  /** Opens the embedded database as its owner; null for a PostgreSQL of one's own. */
  readonly embeddedUrl: string | null
  readonly sampleVendors: readonly SampleVendor[]
}

export type PrepareReport = { readonly url: string } | { readonly failure: string }

/**
 * Migrates the database, checks its logins and makes the sample organization: in a process that ends, so that the
 * supervisor, which stays, never holds what this takes.
 */
async function prepare({ embeddedUrl, sampleVendors }: PrepareRequest): Promise<string> {
  const [
    { settingsFromEnvironment },
    { checkLogins },
    { prepareSchema },
    { seedSampleOrganization },
    { makeFirstOperator },
  ] = await Promise.all([
    import('./environment.ts'),
    import('./check-logins.ts'),
    import('./prepare-database.ts'),
    import('./sample-organization.ts'),
    import('./first-operator.ts'),
  ])
  const settings = settingsFromEnvironment()
  const { url, ownerUrl } = await prepareSchema(settings, embeddedUrl)
  await checkLogins(settings, url)
  if (settings.seed === 'sample' && ownerUrl !== null)
    await seedSampleOrganization(ownerUrl, settings.samplePassword, sampleVendors)
  if (settings.operatorEmail !== null && ownerUrl !== null) await makeFirstOperator(ownerUrl, settings.operatorEmail)
  return url
}

const tell = (report: PrepareReport): void => void process.send?.(report, () => process.exit(0))

process.once('message', (request) => {
  // safe because only the supervisor writes to this channel
  prepare(request as PrepareRequest).then(
    (url) => tell({ url }),
    (error: unknown) => tell({ failure: error instanceof Error ? error.message : String(error) }),
  )
})
process.once('disconnect', () => process.exit(1))
