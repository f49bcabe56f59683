import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestNode } from '../../../../tests/support/app.ts'
import { call } from '../../../../tests/support/call.ts'
import { startingPlans } from '../../../catalog/starting-plans.ts'
import type { Plan } from '../../../contract/plans.ts'
import type { WebNode } from '../../compose-web.ts'

let node: WebNode

beforeAll(async () => {
  node = await startTestNode()
})

afterAll(() => node.stop())

test('the plans that the public pages are built with are those that a new installation sells', async () => {
  const { body } = await call(node.app, 'GET', '/payments/packages')
  const sold = body.data.packages as readonly Plan[]
  for (const plan of startingPlans) expect(sold.find(({ id }) => id === plan.id)).toEqual(plan)
})
