import { spawn } from 'node:child_process'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..')

/** A tool of ours under the Node that runs this script. */
export const tool = (path: string, ...args: readonly string[]): readonly string[] => [
  join(root, 'node_modules', path),
  ...args,
]

export interface StepResult {
  readonly ok: boolean
  readonly output: string
  readonly seconds: number
}

/** Runs a script under this Node, showing what it says and keeping it. */
export function runStep(args: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<StepResult> {
  const started = performance.now()
  return new Promise((done) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (target: NodeJS.WriteStream) => (chunk: Buffer) => {
      output += chunk.toString()
      target.write(chunk)
    }
    child.stdout.on('data', keep(process.stdout))
    child.stderr.on('data', keep(process.stderr))
    child.on('close', (code) => done({ ok: code === 0, output, seconds: (performance.now() - started) / 1000 }))
  })
}
