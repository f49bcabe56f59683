import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openOwner } from '../../../../tests/support/owner.ts'

/** The statistics of the audit log against a count of every row, in a transaction that leaves nothing behind. */
const owner = openOwner()
afterAll(() => owner.destroy())

const minutes = (count: number): string => `${count} minutes`
const hour = 60
const day = 24 * hour

const countedOf = sql<{ moment: number; told: unknown; counted: unknown }>`
  select m.after as moment, app.audit_stats(now() + m.after * interval '1 minute') as told, (
    with l as materialized (select * from assay.audit_log r where r.at > now() + m.after * interval '1 minute' - interval '30 days')
    select jsonb_build_object(
      'total_actions_today', (select count(*) from l
        where l.at >= date_trunc('day', now() + m.after * interval '1 minute', 'UTC')),
      'total_actions_week', (select count(*) from l where l.at > now() + m.after * interval '1 minute' - interval '7 days'),
      'total_actions_month', (select count(*) from l),
      'top_actions', (select coalesce(jsonb_agg(jsonb_build_object('action', t.action, 'count', t.rows)
        order by t.rows desc, t.action), '[]')
        from (select action, count(*) as rows from l group by 1 order by 2 desc, 1 limit 5) t),
      'most_active_users', (select coalesce(jsonb_agg(jsonb_build_object('user', app.audit_name(t.user_id, null), 'count', t.rows)
        order by t.rows desc, t.user_id), '[]')
        from (select user_id, count(*) as rows from l where user_id is not null group by 1 order by 2 desc, 1 limit 5) t))
  ) as counted
  from unnest(${sql.raw(`array[${[-3 * hour, -5, 0, 7, 59, 60, 61, 200, day, 3 * day, 8 * day, 29 * day, 31 * day].join(', ')}]`)}::integer[]) m(after)`

test('the statistics are those of every row at any moment, whether its hours were counted, are still to be, or grew old', async () => {
  const undo = new Error('nothing stays')
  await expect(
    owner.transaction().execute(async (trx) => {
      await sql`delete from assay.audit_counted`.execute(trx)
      // Twelve users with few rows each, so that who is among the five turns on single rows at the edges.
      await sql`insert into assay.audit_log (id, tenant_id, user_id, action, resource_type, ip_address, details, at)
        select gen_random_uuid(), u.chain, case when n % 11 > 0 then u.users[1 + (n * n) % 12] end, 'made up ' || n % 8, 'system',
          '', '{}', now() - n * interval '61 minutes' + (n % 7) * interval '9 minutes'
        from generate_series(1, 900) n,
          (select gen_random_uuid() as chain, array(select gen_random_uuid() from generate_series(1, 12)) as users) u`.execute(
        trx,
      )
      for (const back of [3 * day, day + 20, 0])
        for (let isMore = true; isMore;) {
          const { rows } = await sql<{ more: boolean }>`
            select app.count_audit(now() - ${minutes(back)}::interval) as more`.execute(trx)
          isMore = rows[0]?.more ?? false
        }
      const { rows } = await countedOf.execute(trx)
      expect(rows).toHaveLength(13)
      for (const { moment, told, counted } of rows) expect({ moment, stats: told }).toEqual({ moment, stats: counted })
      throw undo
    }),
  ).rejects.toBe(undo)
})
