import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const defaultPath = join(import.meta.dirname, 'REPORT.md')
const head =
  '# What was measured\n\nEach section is written by the run that measured it; a yardstick stands beside each figure.\n'

/** How a reader runs what wrote a section again. */
const commandOfThisRun = (): string =>
  [
    'npm run bench --',
    basename(process.argv[1] ?? '', '.ts'),
    ...process.argv.slice(2).map((word) => (word.includes('/') ? basename(word) : word)),
  ].join(' ')

/** Replaces the text between `<!-- name:start -->` and `<!-- name:end -->` of the report, or appends the section. */
export function writeSection(name: string, markdown: string, path: string = defaultPath): void {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : head
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`]
  const section = `${start}\n${markdown.trim()}\n\nWritten by \`${commandOfThisRun()}\`.\n${end}`
  const [from, to] = [before.indexOf(start), before.indexOf(end)]
  const after =
    from >= 0 && to > from
      ? `${before.slice(0, from)}${section}${before.slice(to + end.length)}`
      : `${before.trimEnd()}\n\n${section}\n`
  writeFileSync(path, after)
}
