import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { PrepareReport, PrepareRequest } from './prepare-child.ts'

/** Prepares the database in a process of its own; answers the address under which the product runs on it. Rejects with why not. */
export function prepareStart(environment: NodeJS.ProcessEnv, request: PrepareRequest): Promise<string> {
  const child = fork(join(import.meta.dirname, 'prepare-child.ts'), [], { env: environment })
  return new Promise((done, failed) => {
    child.once('message', (message) => {
      // safe because the child says nothing else
      const report = message as PrepareReport
      if ('url' in report) done(report.url)
      else failed(new Error(report.failure))
    })
    child.once('error', failed)
    child.once('exit', (code, signal) =>
      failed(new Error(`The preparation of the database ended (${signal ?? code}).`)),
    )
    child.send(request)
  })
}
