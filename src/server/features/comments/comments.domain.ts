import type { Comment, CommentReply } from '../../../contract/comments.ts'
import type { CommentRow } from './comments.queries.ts'

const dayInMilliseconds = 86_400_000

/** What was deleted before this can no longer be restored. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - dayInMilliseconds)

const formerMember = 'A former member'

function presentReply(row: CommentRow): CommentReply {
  const deletedAt = row.deleted_at
  return {
    id: row.id,
    text: deletedAt === null ? row.body : '',
    author: row.author ?? formerMember,
    timestamp: row.created_at.toISOString(),
    deleted:
      deletedAt === null
        ? null
        : {
            by: row.deleted_by,
            at: deletedAt.toISOString(),
            restorable_until: new Date(deletedAt.getTime() + dayInMilliseconds).toISOString(),
          },
  }
}

/** Comments with their replies. A reply whose comment is gone is gone with it. */
export function presentComments(rows: readonly CommentRow[]): Comment[] {
  const replies = Map.groupBy(
    rows.filter((row) => row.parent_id !== null),
    (row) => row.parent_id,
  )
  const present = (row: CommentRow): Comment => ({
    ...presentReply(row),
    scan_id: row.scan_id,
    selectedText: row.selected_text ?? '',
    prefix: row.prefix ?? '',
    suffix: row.suffix ?? '',
    section: row.section === 'detailed' ? 'detailed' : 'executive',
    section_id: row.section_id ?? '',
    sectionTitle: row.section_title ?? '',
    startOffset: row.start_offset ?? 0,
    endOffset: row.end_offset ?? 0,
    resolved: row.resolved_at !== null,
    resolved_by: row.resolved_by,
    replies: (replies.get(row.id) ?? []).map(presentReply),
  })
  return rows.filter((row) => row.parent_id === null).map(present)
}

interface Reader {
  readonly id: string
  readonly email_notifications: boolean
}

/** Who of those that are named hears of it: members who want e-mail, each once, never the author. */
export const toBeTold = <Person extends Reader>(
  people: readonly Person[],
  mentioned: readonly string[],
  authorId: string,
): Person[] => people.filter(({ id, email_notifications: wants }) => wants && id !== authorId && mentioned.includes(id))
