import { setTimeout as delay } from 'node:timers/promises'
import { serveTasks, type TaskProgress } from '../../src/adapters/isolation/serve-tasks.ts'
import type { AnalyseInput } from '../../src/adapters/reader/reader-tasks.ts'
import { analyse } from '../../src/engine/analyse/analyse.ts'

/**
 * A reader's process with the fault that we know of no document for any more: one that holds it for ever. Everything else
 * is the product's own analysis.
 */
const holds = 'This sentence holds its reader for ever'

serveTasks({
  analyse: async (input: AnalyseInput, progress: TaskProgress) => {
    for (const { id, text } of input.corpus.documents) {
      progress.at(id)
      if (!text.includes(holds)) continue
      // So that the place has been told before the loop is held.
      await delay(20)
      for (;;);
    }
    progress.at('')
    const { notes, verifiedShare } = await analyse(input.corpus, {
      done: input.done,
      onAnswer: (answer) => progress.part(answer),
    })
    return { notes, verifiedShare }
  },
  stand: () => [],
})
