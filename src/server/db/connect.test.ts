import { expect, test } from 'vitest'
import { openPool } from './connect.ts'
import { suiteDatabase } from '../../../tests/support/suite-database.ts'

test('a connection that the server ends while it is lent fails its next query and not the process', async () => {
  const pool = openPool(suiteDatabase().ownerUrl, { max: 2 })
  const lent = await pool.connect()
  await lent.query('begin')
  const { rows } = await lent.query<{ pid: number }>('select pg_backend_pid() as pid')
  const ended = new Promise<void>((done) => {
    lent.once('end', () => done())
  })
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await ended
  await expect(lent.query('select 1')).rejects.toThrow(/not queryable|terminat/)
  lent.release(true)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await pool.end()
})
