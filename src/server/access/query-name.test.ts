import { expect, test } from 'vitest'
import { queryName } from './query-name.ts'

test.each([
  ['select * from app.tenant_page($1, $2)', 'app.tenant_page'],
  ['insert into "vendors" ("id", "name") values ($1, $2)', 'insert vendors'],
  ['select "id" from "assay"."scans" where "id" = $1', 'select scans'],
  ['update "scans" set "status" = $1', 'update scans'],
  ['delete from assay.comments where id = $1', 'delete comments'],
  ["select set_config('role', 'assay_app', true)", 'select'],
  ["with page as (select 1) select 'nora@firm.example' as address from page", 'select page'],
  ['vacuum', 'statement'],
])('%s is called %s', (statement, name) => {
  expect(queryName(statement)).toBe(name)
})
