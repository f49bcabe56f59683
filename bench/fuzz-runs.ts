import { fork, type ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'

/** How one document ended. */
const outcome = z.object({
  seed: z.int(),
  steps: z.array(z.object({ name: z.string(), milliseconds: z.number() })).optional(),
  error: z.string().optional(),
})
export type Outcome = z.infer<typeof outcome>

const root = join(import.meta.dirname, '..')
const measured = [
  'src/engine',
  'src/catalog',
  'src/contract',
  'src/adapters/documents',
  'bench/fuzz-documents.ts',
  'bench/fuzz-steps.ts',
]

function filesIn(path: string): string[] {
  if (path.endsWith('.ts')) return [join(root, path)]
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted()
}

/** Where the outcomes of this very code are kept until all are there: a run that was interrupted goes on from them. */
function progressPath(): string {
  const hash = createHash('sha256')
  for (const file of measured.flatMap(filesIn)) hash.update(readFileSync(file))
  return join(tmpdir(), `assay-fuzz-${hash.digest('hex').slice(0, 16)}.jsonl`)
}

/** The whole lines: a run that was killed may have left half of one. */
const readProgress = (path: string): Outcome[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .slice(0, -1)
        .map((line) => outcome.parse(JSON.parse(line)))
    : []

/** A document that takes this long holds its process for ever. */
const longestMilliseconds = 60_000

/** Runs one seed in the child. A child that ends or hangs is the outcome of the seed, and is not used again. */
function runIn(child: ChildProcess, seed: number): Promise<Outcome> {
  return new Promise((done) => {
    const end = (result: Outcome): void => {
      clearTimeout(late)
      child.removeAllListeners()
      done(result)
    }
    const late = setTimeout(() => {
      child.kill('SIGKILL')
      end({ seed, error: `It did not end within ${longestMilliseconds / 1000} s` })
    }, longestMilliseconds)
    child.once('message', (message) => end(outcome.parse(message)))
    child.once('exit', (code, signal) => end({ seed, error: `It ended its process: ${signal ?? code}` }))
    child.send(seed)
  })
}

/**
 * Runs the seeds, `atOnce` of them in processes of their own, until they or the time are spent. Those that an interrupted
 * run of the same code has been through are not run again.
 */
export async function runSeeds(
  seeds: readonly number[],
  { atOnce, deadline, onCount }: { atOnce: number; deadline: number; onCount: (count: number) => void },
): Promise<Outcome[]> {
  const path = progressPath()
  const outcomes = new Map(readProgress(path).map((one) => [one.seed, one]))
  const left = seeds.filter((seed) => !outcomes.has(seed))
  const work = async (): Promise<void> => {
    let child: ChildProcess | undefined
    for (let seed = left.shift(); seed !== undefined && performance.now() < deadline; seed = left.shift()) {
      if (child?.connected !== true) child = fork(join(import.meta.dirname, 'fuzz-process.ts'))
      const one = await runIn(child, seed)
      outcomes.set(seed, one)
      appendFileSync(path, `${JSON.stringify(one)}\n`)
      onCount(outcomes.size)
    }
    child?.kill()
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const all = seeds.flatMap((seed) => outcomes.get(seed) ?? [])
  if (all.length === seeds.length) rmSync(path, { force: true })
  return all
}
