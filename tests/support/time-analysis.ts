import { readFileSync } from 'node:fs'
import { analyse } from '../../src/engine/analyse/analyse.ts'
import { makeCorpus, makePage } from '../../src/engine/analyse/corpus-for-tests.ts'

/** Run as a process of its own: the processor's milliseconds that a reader takes to start, and then to read the text on its input. */
const spent = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

await analyse(makeCorpus([makePage({ text: 'Nothing.' })]))
const start = spent()
let read = 0
const onDocumentsRead = (): void => void (read = spent() - start)
await analyse(makeCorpus([makePage({ text: readFileSync(0, 'utf8') })]), { onDocumentsRead })
process.stdout.write(JSON.stringify({ start, read }))
