import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readCorpus } from '../../src/cli/corpus-folder.ts'
import { readLabels, type Label } from '../../src/cli/eval-labels.ts'
import { decideOne } from '../../src/engine/analyse/pattern-extractor.ts'
import { prepareCorpus, type PreparedCorpus } from '../../src/engine/analyse/prepare.ts'
import { factRules, type FactRules } from '../../src/engine/analyse/rules.ts'
import type { Decision } from '../../src/engine/analyse/decide.ts'

/** An answer of the rules beside the label that a reader gave. */
export interface LabelledAnswer {
  readonly vendor: string
  readonly label: Label
  readonly rules: FactRules
  readonly prepared: PreparedCorpus
  readonly decision: Decision
}

/** Reads folders of `corpus/<vendor>/*.txt` with `labels.json`, as `assay eval` does, and decides every labelled fact. */
export async function labelledAnswers(folders: readonly string[]): Promise<LabelledAnswer[]> {
  const answers: LabelledAnswer[] = []
  for (const folder of folders) {
    const labels = await readLabels(join(folder, 'labels.json'))
    for (const vendor of await readdir(join(folder, 'corpus'))) {
      const { corpus } = await readCorpus(join(folder, 'corpus', vendor), vendor)
      const prepared = prepareCorpus(corpus)
      const own = new Map(labels.filter((label) => label.vendor === vendor).map((label) => [label.fact, label]))
      for (const rules of factRules) {
        const label = own.get(rules.fact.id)
        if (label) answers.push({ vendor, label, rules, prepared, decision: decideOne(prepared, rules) })
      }
    }
  }
  return answers
}
