import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { readSettings, type Settings } from './settings.ts'

export const root = join(import.meta.dirname, '..', '..')
const packageFile = z.object({ version: z.string() })
export const version = packageFile.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).version

/** The only reader of the environment. */
export const settingsFromEnvironment = (): Settings => readSettings(process.env)

/** The environment of a child process: ours, with these settings on top. */
export const environmentWith = (changes: Readonly<Record<string, string>>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...changes,
})

const hostList = z.record(z.string(), z.string().regex(/^127\.0\.0\.1:\d+$/))

/** `{ "host": "127.0.0.1:port" }`: requests for these hosts go there as plain HTTP. Throws when the file is not such a list. */
export function readHosts(path: string | null): Readonly<Record<string, string>> {
  return path === null ? {} : hostList.parse(JSON.parse(readFileSync(path, 'utf8')))
}

/** A started half of the product. */
export interface Node {
  stop(): Promise<void>
}
