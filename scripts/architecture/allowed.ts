/** What the rules let single files do, each with its reason. A file that no longer needs its line is reported. */

/** Who may open sockets. Everything else reaches the outside through the egress wall. */
export const networkFiles = [
  /^src\/adapters\/egress\//,
  // Search and brand services: addresses that only the operator sets.
  /^src\/adapters\/search\/search-request\.ts$/,
  // The collector of traces and metrics that the operator names.
  /^src\/adapters\/telemetry\//,
  // The identity provider that the operator names.
  /^src\/adapters\/identity\//,
  // Serves the fictional vendors of the sample organization on loopback.
  /^src\/adapters\/sample-web\//,
  // Takes the payment provider's place on loopback where none is set up; refused in production.
  /^src\/adapters\/stripe-stand-in\//,
  // Asks the system for a free port on loopback; opens nothing to the outside.
  /^src\/server\/db\/embedded\/launcher\.ts$/,
  // Tries the port that the product is to listen on; opens nothing to the outside.
  /^src\/server\/free-port\.ts$/,
]

/** The files of the web that talk to the server: two of the app, and one of the public pages, which have no session. */
export const webNetworkFiles = [/^src\/web\/lib\/(api|live)\.ts$/, /^src\/web\/marketing\/script\/public-calls\.ts$/]

/** Files that hold statements and are neither queries of a feature nor part of db/. */
export const sqlFiles: Readonly<Record<string, string>> = {
  'src/server/access/database.ts': 'asks for the proof of a tenant',
  'src/server/access/scope.ts': 'looks up the session of a request and the tenant of a job, before there is a scope',
  'src/server/access/transactions.ts': 'opens the transactions: role, tenant and its proof',
  'src/server/access/sign-in-limits.ts': 'removes expired counters; the limiter keeps its table through the pool',
  'src/server/jobs/worker.ts': 'heartbeat and abandoned scans: calls of definer functions',
  'src/server/jobs/remove-expired.ts': 'upkeep: calls of definer functions',
  'src/server/jobs/count-audit.ts': 'upkeep: a call of a definer function',
  'src/server/live/hub.ts': 'listens',
  'src/server/live/publish.ts': 'notifies in the transaction of whoever publishes',
  'src/server/prepare-database.ts': 'asks what its login may do, before there are tables',
  'src/server/sample-organization.ts': 'seeds and locks the samples as the owner of the database',
  'src/server/first-operator.ts': 'makes the first super admin as the owner of the database',
  'src/server/features/scans/crawl-resources.ts': 'storage of one attempt at a scan, behind its fence',
  'src/server/features/reviews/review-writing.ts': 'writes a review from what is stored, in one transaction',
  'src/server/features/reviews/review-material.ts': 'storage that a review is made of',
  'src/server/features/scans/scan-resume.ts': 'storage that a new attempt resumes from',
  'src/server/features/scans/scan-store.ts': 'storage of one attempt at a scan, behind its fence',
}

/** Sentences that the tests of the analysis read, by fact. */
export const factIdFiles = [/^src\/engine\/analyse\/synthetic\//]

/** Who asks for a transaction outside every tenant, besides features that have routes for super admins. */
export const systemFiles = ['src/server/http/register-routes.ts', 'src/server/jobs/run-job.ts']

const requests = 'src/server/http/register-routes.ts'
const jobs = 'src/server/jobs/run-job.ts'
const socket = 'src/server/live/socket.ts'
const connect = 'src/server/db/connect.ts'

/** The first wall: who may take what makes scopes, connections and transactions, by the file that exports it. */
export const guardedExports: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'src/server/compose.ts': { openParts: ['src/server/compose-web.ts', 'src/server/compose-worker.ts'] },
  'src/server/open-logins.ts': { openLogins: ['src/server/compose.ts', 'src/server/check-logins.ts'] },
  'src/server/access/database.ts': { Database: ['src/server/open-logins.ts', 'src/server/access/scope.ts'] },
  'src/server/access/scope.ts': {
    findSession: [requests, socket],
    authenticate: [requests, socket],
    authorize: [requests],
    authorizeTenant: [],
    scopeOfJob: [jobs],
    scopeOfReview: [requests],
    assertScope: ['src/server/access/transactions.ts'],
  },
  'src/server/access/transactions.ts': {
    inTenant: [requests, jobs],
    inSystem: [requests, jobs],
    readInSystem: [requests],
  },
  [connect]: {
    openPool: ['src/server/open-logins.ts', connect],
    openDatabase: [
      'src/server/db/migrate.ts',
      'src/server/db/backup/main.ts',
      'src/server/prepare-database.ts',
      'src/server/first-operator.ts',
      'src/server/sample-organization.ts',
    ],
  },
}

/** Feature folders whose name has no contract file, each with its reason. */
export const featuresWithoutContract: Readonly<Record<string, string>> = {}

interface DeepImports {
  readonly files: readonly string[]
  readonly why: string
}

const limits = 'src/engine/extract/limits.ts'
const oneLimit = 'the caps on what is taken in stand in one file'

/** Imports of the engine's inner files; all others come through engine/index.ts, ports.ts and corpus.ts. */
export const deepEngineImports: Readonly<Record<string, DeepImports>> = {
  'src/adapters/reader/reader-child.ts': {
    files: [
      'src/engine/analyse/analyse.ts',
      'src/engine/crawl/sitemap.ts',
      'src/engine/extract/read-document.ts',
      'src/engine/verify/anchor.ts',
      'src/engine/verify/names.ts',
    ],
    why: 'a process for hostile text loads the one stage that its task needs; the index would load all the others',
  },
  'src/adapters/documents/read-file.ts': {
    files: ['src/engine/extract/html.ts', limits],
    why: 'a word processor’s file becomes HTML and is read as such, in a process that must stay small',
  },
  'src/adapters/documents/read-pdf.ts': { files: [limits], why: oneLimit },
  'src/adapters/documents/sheet-limit.ts': { files: [limits], why: oneLimit },
  'src/adapters/documents/table-text.ts': { files: [limits], why: oneLimit },
  'src/adapters/documents/zip-parts.ts': { files: [limits], why: oneLimit },
  'src/adapters/egress/fetcher.ts': {
    files: ['src/engine/discover/address-rules.ts'],
    why: 'the crawl and the wall refuse the same addresses; the wall needs nothing else of a review',
  },
  'src/cli/eval.ts': {
    files: ['src/engine/analyse/pattern-extractor.ts'],
    why: 'the analysis is not in the index: its rules weigh forty megabytes',
  },
  'src/cli/explain.ts': {
    files: ['src/engine/analyse/explain.ts', 'src/engine/analyse/guards.ts'],
    why: 'the analysis is not in the index: its rules weigh forty megabytes',
  },
  'src/cli/scan.ts': {
    files: ['src/engine/analyse/analyse.ts'],
    why: 'the analysis is not in the index: its rules weigh forty megabytes',
  },
}
