import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '../src/contract/routes.ts'
import { root } from './run-step.ts'

/** What is called before somebody is signed in; the rest comes with the signed-in pages, so that signing in waits for none of it. */
const first = new Set(['access', 'auth'])

/** The web app takes no schemas by value: only these tables of methods and paths. */
const files = [
  { path: 'src/web/lib/routes.gen.ts', name: 'routePaths', has: (feature: string) => first.has(feature) },
  {
    path: 'src/web/lib/later-routes.gen.ts',
    name: 'laterRoutePaths',
    has: (feature: string) => !first.has(feature),
  },
]

function render({ name: table, has }: (typeof files)[number]): string {
  const features = Object.entries(routes)
    .filter(([feature]) => has(feature))
    .map(([feature, specs]) => {
      const rows = Object.entries(specs).map(([name, spec]) => `    ${name}: ['${spec.method}', '${spec.path}'],`)
      return `  ${feature}: {\n${rows.join('\n')}\n  },`
    })
  return `/** Made by scripts/generate-routes.ts from the table of routes. */\nexport const ${table} = {\n${features.join('\n')}\n} as const\n`
}

for (const file of files) {
  const path = join(root, file.path)
  const wanted = render(file)
  if (!process.argv.includes('--check')) writeFileSync(path, wanted)
  else if (readFileSync(path, 'utf8') !== wanted) {
    process.stdout.write(`${file.path} is stale: run node scripts/generate-routes.ts\n`)
    process.exitCode = 1
  }
}
