import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import type { WebNode } from '../../src/server/compose-web.ts'
import type { DB } from '../../src/server/db/schema.ts'
import { startTestNode } from './app.ts'
import { openOwner } from './owner.ts'

export interface TestNode {
  /** The database past its walls. */
  readonly owner: Kysely<DB>
  readonly node: WebNode
  readonly app: FastifyInstance
  /** As a browser on this machine names it. */
  readonly origin: string
}

/** One web node for all tests of a file: starts before the first of them and stops after the last. */
export function useTestNode(more: Readonly<Record<string, string>> = {}): TestNode {
  const owner = openOwner()
  let node: WebNode | undefined
  const started = (): WebNode => {
    if (!node) throw new Error('The node starts with the first test')
    return node
  }
  beforeAll(async () => {
    node = await startTestNode(more)
  })
  afterAll(async () => {
    await node?.stop()
    await owner.destroy()
  })
  return {
    owner,
    get node() {
      return started()
    },
    get app() {
      return started().app
    },
    get origin() {
      return `http://localhost:${new URL(started().address).port}`
    },
  }
}
