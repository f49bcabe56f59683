import { z } from 'zod'

/** Category, then rows of name, domain and aliases. */
export const directoryRows = z.record(
  z.string(),
  z.array(z.tuple([z.string().min(2), z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)], z.string().min(1))),
)
export type DirectoryRows = z.input<typeof directoryRows>

export interface DirectoryEntry {
  readonly name: string
  readonly aliases: readonly string[]
  readonly domain: string
  readonly category: string
}
