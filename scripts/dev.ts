import { spawn, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { join, sep } from 'node:path'
import { root, tool } from './run-step.ts'

/**
 * The product while one works on it: the server starts anew when a file of it changes, the web app is served by Vite, which
 * replaces what changed in the open page. PORT is the server's (8000), WEB_PORT is Vite's (5173).
 */
const port = process.env['PORT'] ?? '8000'
const webPort = process.env['WEB_PORT'] ?? '5173'
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const isServers = (file: string): boolean =>
  !file.startsWith(`web${sep}`) && !file.endsWith('.test.ts') && /\.(ts|sql|typ|json)$/.test(file)

let server: ChildProcess
let isRestarting = false
let isStopping = false

function startServer(): void {
  server = spawn(process.execPath, [join(root, 'src/server/main.ts')], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: port, DATA_DIR: process.env['DATA_DIR'] ?? join(root, '.cache', 'dev-data') },
  })
  server.once('exit', (code) => {
    if (!isRestarting && !isStopping) say(`The server ended with ${code}. It starts again when a file changes.`)
  })
}

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

async function restartServer(): Promise<void> {
  if (isRestarting || isStopping) return
  isRestarting = true
  if (!hasEnded(server)) {
    const ended = new Promise((done) => server.once('exit', done))
    server.kill('SIGTERM')
    await ended
  }
  isRestarting = false
  startServer()
}

startServer()
const web = spawn(process.execPath, [...tool('vite/bin/vite.js', '--port', webPort, '--strictPort')], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: port },
})
say(`The web app with reload: http://localhost:${webPort} (the server itself: http://localhost:${port})`)

/** Editors write a file in several steps. */
const settle = 150
let timer: NodeJS.Timeout | undefined
watch(join(root, 'src'), { recursive: true }, (_event, file) => {
  if (file === null || !isServers(file)) return
  clearTimeout(timer)
  timer = setTimeout(() => {
    say(`${file} changed: the server starts anew`)
    void restartServer()
  }, settle)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isStopping = true
    web.kill(signal)
    if (hasEnded(server)) process.exit(0)
    server.once('exit', () => process.exit(0))
    server.kill(signal)
  })
