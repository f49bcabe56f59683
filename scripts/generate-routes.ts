import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { routes } from '../src/contract/routes.ts'
import { root } from './run-step.ts'

/** The web app takes no schemas by value: only this table of methods and paths. */
const path = join(root, 'src/web/lib/routes.gen.ts')

function render(): string {
  const features = Object.entries(routes).map(([feature, table]) => {
    const rows = Object.entries(table).map(([name, spec]) => `    ${name}: ['${spec.method}', '${spec.path}'],`)
    return `  ${feature}: {\n${rows.join('\n')}\n  },`
  })
  return `/** Made by scripts/generate-routes.ts from the table of routes. */\nexport const routePaths = {\n${features.join('\n')}\n} as const\n`
}

const wanted = render()
if (process.argv.includes('--check')) {
  if (readFileSync(path, 'utf8') !== wanted) {
    process.stdout.write('src/web/lib/routes.gen.ts is stale: run node scripts/generate-routes.ts\n')
    process.exitCode = 1
  }
} else writeFileSync(path, wanted)
