import { createServer } from 'node:net'

/** Throws, in words for the operator, when nothing can listen there: before a database is started for it. */
export function refuseTakenPort(port: number, host: string): Promise<void> {
  return new Promise((done, failed) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${error.message})`
      failed(new Error(`Port ${port} on ${host} ${taken}: set PORT.`))
    })
    probe.listen(port, host, () => probe.close(() => done()))
  })
}
