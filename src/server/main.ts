import { writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { startSampleWeb } from '../adapters/sample-web/sample-web.ts'
import { startEmbeddedDatabase } from './db/embedded/launcher.ts'
import { environmentWith, readHosts, root, settingsFromEnvironment, type Node } from './environment.ts'
import { refuseTakenPort } from './free-port.ts'
import { prepareStart } from './prepare-start.ts'
import { sampleSignIns } from './sample-sign-ins.ts'
import { aliveEvery, holdFolder, superviseNodes, type Supervisor } from './supervisor.ts'
import type { Settings } from './settings.ts'

/** Runs `stop` once on the first signal; a second one does not wait. */
function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  const react = (): void => {
    if (stopping) return
    stopping = true
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, react)
  // A supervisor that was killed leaves nobody to restart us: stop with it.
  process.on('disconnect', react)
  // It may have died before this process could hear of it.
  if (process.send && !process.connected) react()
}

async function runNode(settings: Settings, databaseUrl: string): Promise<void> {
  let node: Node
  if (settings.role === 'web') {
    // Each process loads its own half: the supervisor neither, the web node no extractor's readers, the worker no server.
    const { startWebNode } = await import('./compose-web.ts')
    const web = await startWebNode(settings, databaseUrl)
    process.send?.({ address: web.address })
    if (!process.send) process.stdout.write(`Assay web node on ${web.address}\n`)
    node = web
  } else {
    const { startWorkerNode } = await import('./compose-worker.ts')
    node = await startWorkerNode(settings, databaseUrl)
    if (!process.send) process.stdout.write('Assay worker node is running\n')
  }
  // An event loop that is held says nothing, and the supervisor replaces the process.
  if (process.send) setInterval(() => process.send?.({ alive: true }), aliveEvery).unref()
  stopOnSignal(() => node.stop())
  // Kept now: a process that is killed keeps nothing.
  flushCompileCache()
}

function banner(settings: Settings, address: string): string {
  const { port } = new URL(address)
  const shown = settings.publicUrl ?? `http://localhost:${port}`
  const signIns = sampleSignIns.map(({ email, words }) => `    ${email.padEnd(28)}${words}`)
  const sample =
    settings.seed === 'sample' ? ['', `  Sample sign-ins, password ${settings.samplePassword}`, ...signIns] : []
  return [
    '',
    `  Assay is ready: ${shown}`,
    ...sample,
    '',
    `  Data: ${settings.databaseUrl ? 'your PostgreSQL' : settings.dataDir}`,
    '  Stop: Ctrl-C',
    '',
  ].join('\n')
}

interface Sample {
  readonly hostsFile: string | null
  stop(): Promise<void>
}

/** In sample mode the fictional vendors' sites are served on loopback and reachable by the injected list alone. */
async function startSample(
  settings: Settings,
): Promise<Sample & { vendors: Awaited<ReturnType<typeof startSampleWeb>>['vendors'] }> {
  if (settings.seed !== 'sample') return { hostsFile: settings.labHostsFile, vendors: [], stop: async () => {} }
  const web = await startSampleWeb()
  const hostsFile = join(settings.dataDir, 'sample-hosts.json')
  writeFileSync(hostsFile, JSON.stringify({ ...web.hosts, ...readHosts(settings.labHostsFile) }))
  return { hostsFile, vendors: web.vendors, stop: () => web.stop() }
}

async function startStandIn({ dataDir }: Settings) {
  const { startPaymentStandIn } = await import('./payments/start-stand-in.ts')
  return startPaymentStandIn(dataDir)
}

async function runAll(settings: Settings): Promise<void> {
  const undo: (() => void | Promise<void>)[] = [holdFolder(settings.dataDir)]
  const started = startAll(settings, undo)
  const stop = async (): Promise<void> => {
    await started.catch(() => undefined)
    for (const step of undo.splice(0).toReversed()) await step()
  }
  stopOnSignal(stop)
  try {
    process.stdout.write(banner(settings, await (await started).address))
  } catch (error) {
    await stop()
    throw error
  }
}

/** Each part that is up leaves in `undo` how it is ended, so that a start that fails leaves nothing running. */
async function startAll(settings: Settings, undo: (() => void | Promise<void>)[]): Promise<Supervisor> {
  await refuseTakenPort(settings.port, settings.host)
  const embedded = settings.databaseUrl === null ? await startEmbeddedDatabase(settings.dataDir) : null
  if (embedded) undo.push(() => embedded.stop())
  const sample = await startSample(settings)
  undo.push(() => sample.stop())
  // Where no provider is set a stand-in takes its place, so that registering and upgrading can be tried; never in production.
  const payments = settings.payments.stripe === null && !settings.production ? await startStandIn(settings) : null
  if (payments) undo.push(() => payments.stop())
  const shared = {
    ...payments?.environment,
    DATA_DIR: settings.dataDir,
    // Compiled code of earlier starts: a process is up sooner, and without the memory of the compiler.
    NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
  }
  const url = await prepareStart(environmentWith(shared), {
    embeddedUrl: embedded?.url ?? null,
    sampleVendors: sample.vendors,
  })
  const environment = environmentWith({
    ...shared,
    DATABASE_URL: url,
    MIGRATE_DATABASE_URL: '',
    LAB_HOSTS_FILE: sample.hostsFile ?? '',
  })
  embedded?.guard((line) => process.stderr.write(`${line}\n`))
  const supervisor = superviseNodes(import.meta.filename, environment)
  undo.push(() => supervisor.stop())
  void supervisor.address.then((address) => payments?.tell(address))
  return supervisor
}

async function main(): Promise<void> {
  const settings = settingsFromEnvironment()
  if (settings.role === 'all') return runAll(settings)
  if (process.send) return runNode(settings, settings.databaseUrl ?? '')
  const { prepareDatabase } = await import('./prepare-database.ts')
  return runNode(settings, (await prepareDatabase(settings)).url)
}

main().catch((error: unknown) => {
  process.stderr.write(`Assay could not start. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
