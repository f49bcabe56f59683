import { createHash } from 'node:crypto'
import type { Hasher } from '../engine/ports.ts'

export function createHasher(): Hasher {
  return { sha256: (content) => createHash('sha256').update(content).digest('hex') }
}
