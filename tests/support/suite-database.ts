import { inject } from 'vitest'

/** The addresses of one database: as its owner, and as the two logins of a node. */
export interface SuiteDatabase {
  readonly ownerUrl: string
  readonly runtimeUrl: string
  readonly tenantUrl: string
  /** What a suite writes here is gone after the run. */
  readonly folder: string
}

declare module 'vitest' {
  interface ProvidedContext {
    databases: readonly SuiteDatabase[]
  }
}

/** Workers of the test runner have a database each: a queue that two of them took jobs from would be neither's. */
export function suiteDatabase(): SuiteDatabase {
  const databases = inject('databases')
  const database = databases[(Number(process.env['VITEST_POOL_ID'] ?? '1') - 1) % databases.length]
  if (!database) throw new Error('There is no database for the suites')
  return database
}
