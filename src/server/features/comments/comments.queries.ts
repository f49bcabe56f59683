import { sql } from 'kysely'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

const nameOf = (table: 'a' | 'r' | 'd') =>
  sql<
    string | null
  >`coalesce(nullif(trim(${sql.ref(`${table}.first_name`)} || ' ' || ${sql.ref(`${table}.last_name`)}), ''), ${sql.ref(`${table}.email`)})`

/** Comments and replies on one vendor, the oldest first; what was deleted before `since` is left out. */
export async function selectComments(trx: TenantTransaction, scope: TenantScope, vendorId: string, since: Date) {
  return trx
    .selectFrom('comments as c')
    .leftJoin('users as a', 'a.id', 'c.author_id')
    .leftJoin('users as r', 'r.id', 'c.resolved_by')
    .leftJoin('users as d', 'd.id', 'c.deleted_by')
    .where('c.tenant_id', '=', scope.tenantId)
    .where('c.vendor_id', '=', vendorId)
    .where((is) => is.or([is('c.deleted_at', 'is', null), is('c.deleted_at', '>', since)]))
    .orderBy('c.created_at')
    .orderBy('c.id')
    .select(['c.id', 'c.parent_id', 'c.scan_id', 'c.body', 'c.section', 'c.section_id', 'c.section_title'])
    .select(['c.selected_text', 'c.prefix', 'c.suffix', 'c.start_offset', 'c.end_offset', 'c.created_at'])
    .select(['c.resolved_at', 'c.deleted_at'])
    .select([nameOf('a').as('author'), nameOf('r').as('resolved_by'), nameOf('d').as('deleted_by')])
    .execute()
}
export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number]

/** One comment or reply, held against changes. */
export async function lockComment(
  trx: TenantTransaction,
  scope: TenantScope,
  of: { readonly vendorId: string; readonly id: string },
) {
  return trx
    .selectFrom('comments')
    .where('tenant_id', '=', scope.tenantId)
    .where('vendor_id', '=', of.vendorId)
    .where('id', '=', of.id)
    .select(['id', 'parent_id', 'deleted_at', 'selected_text'])
    .forUpdate()
    .executeTakeFirst()
}

export interface Anchor {
  readonly scanId: string
  readonly section: string
  readonly sectionId: string
  readonly sectionTitle: string
  readonly selectedText: string
  readonly prefix: string
  readonly suffix: string
  readonly startOffset: number
  readonly endOffset: number
}

export async function insertComment(
  trx: TenantTransaction,
  scope: TenantScope,
  row: {
    readonly id: string
    readonly vendorId: string
    readonly parentId: string | null
    readonly body: string
    readonly authorId: string
    readonly anchor: Anchor | null
    readonly now: Date
  },
) {
  const { anchor } = row
  await trx
    .insertInto('comments')
    .values({
      tenant_id: scope.tenantId,
      id: row.id,
      vendor_id: row.vendorId,
      parent_id: row.parentId,
      body: row.body,
      author_id: row.authorId,
      created_at: row.now,
      scan_id: anchor?.scanId ?? null,
      section: anchor?.section ?? null,
      section_id: anchor?.sectionId ?? null,
      section_title: anchor?.sectionTitle ?? null,
      selected_text: anchor?.selectedText ?? null,
      prefix: anchor?.prefix ?? null,
      suffix: anchor?.suffix ?? null,
      start_offset: anchor?.startOffset ?? null,
      end_offset: anchor?.endOffset ?? null,
    })
    .execute()
}

interface Mark {
  readonly id: string
  /** Null takes the mark off. */
  readonly userId: string | null
  readonly now: Date
}

export async function saveResolution(trx: TenantTransaction, scope: TenantScope, { id, userId, now }: Mark) {
  await trx
    .updateTable('comments')
    .set({ resolved_by: userId, resolved_at: userId === null ? null : now })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .execute()
}

export async function saveDeletion(trx: TenantTransaction, scope: TenantScope, { id, userId, now }: Mark) {
  await trx
    .updateTable('comments')
    .set({ deleted_by: userId, deleted_at: userId === null ? null : now })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .execute()
}

/** The members that may be mentioned or made responsible: those who can sign in. */
export async function selectPeople(trx: TenantTransaction, scope: TenantScope) {
  return trx
    .selectFrom('users as a')
    .where('a.tenant_id', '=', scope.tenantId)
    .where('a.status', '=', 'active')
    .orderBy('a.first_name')
    .orderBy('a.id')
    .select(['a.id', 'a.email', 'a.first_name', 'a.email_notifications', nameOf('a').as('name')])
    .execute()
}
