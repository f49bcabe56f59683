import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { findingValue } from '../contract/findings.ts'

const label = z.object({
  vendor: z.string(),
  fact: z.string(),
  value: findingValue,
  quote: z.string().nullable(),
  file: z.string().nullable(),
  plans: z.array(z.string()).nullable(),
})
export type Label = z.infer<typeof label>

/** Reads a file of labels: one per fact and vendor. Throws with the path of what is wrong in it. */
export async function readLabels(file: string): Promise<Label[]> {
  return z.array(label).parse(JSON.parse(await readFile(file, 'utf8')))
}
