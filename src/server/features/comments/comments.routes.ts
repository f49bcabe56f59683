import { AppError } from '../../../contract/errors.ts'
import type { Comment, commentsRoutes } from '../../../contract/comments.ts'
import { shortText } from '../../../contract/text.forms.ts'
import { newId } from '../../db/ids.ts'
import type { FeatureHandlers, TenantContext } from '../../http/handlers.ts'
import { publish } from '../../live/publish.ts'
import { selectScan, selectScanVendor } from '../scans/scans.public.ts'
import { presentComments, restorableSince, toBeTold } from './comments.domain.ts'
import {
  insertComment,
  lockComment,
  saveDeletion,
  saveResolution,
  selectComments,
  selectPeople,
} from './comments.queries.ts'

const missing = (): AppError => new AppError('not_found', 'This comment is not there any more')
const noVendor = (): AppError => new AppError('not_found', 'Vendor not found')

async function hold({ trx, scope }: TenantContext, vendorId: string, id: string) {
  const row = await lockComment(trx, scope, { vendorId, id })
  if (!row) throw missing()
  return row
}

/** The comment as it is now, after everybody was told that it changed. */
async function answer({ trx, scope, now }: TenantContext, vendorId: string, id: string) {
  await publish(trx, scope, { changed: 'comment', id, vendor_id: vendorId })
  const all = presentComments(await selectComments(trx, scope, vendorId, restorableSince(now)))
  const comment = all.find((one) => one.id === id)
  if (!comment) throw missing()
  return { comment }
}

interface Said {
  readonly text: string
  readonly mentions: readonly string[]
}

async function tellMentioned(
  { trx, scope, session, sendMessage }: TenantContext,
  vendor: { readonly id: string; readonly name: string },
  said: Said & Pick<Comment, 'selectedText'>,
) {
  if (said.mentions.length === 0) return
  const people = await selectPeople(trx, scope)
  const author = people.find(({ id }) => id === session.user_id)?.name ?? 'A member'
  for (const person of toBeTold(people, said.mentions, session.user_id))
    await sendMessage(person.email, {
      kind: 'mention',
      first_name: person.first_name,
      author,
      vendor_id: vendor.id,
      vendor: vendor.name,
      passage: shortText(said.selectedText, 300),
      text: said.text,
    })
}

export const commentsHandlers: FeatureHandlers<typeof commentsRoutes> = {
  list: async ({ trx, scope, now }, { params }) => {
    if (!(await selectScanVendor(trx, scope, params.id))) throw noVendor()
    const people = await selectPeople(trx, scope)
    return {
      comments: presentComments(await selectComments(trx, scope, params.id, restorableSince(now))),
      people: people.map(({ id, name }) => ({ id, name: name ?? '' })),
    }
  },
  add: async (context, { params, body }) => {
    const { trx, scope, session, now, note } = context
    const vendor = await selectScanVendor(trx, scope, params.id)
    if (!vendor) throw noVendor()
    if ((await selectScan(trx, scope, body.scan_id))?.vendor_id !== vendor.id)
      throw new AppError('not_found', 'No security review data found for this vendor')
    if (body.endOffset <= body.startOffset) throw new AppError('invalid_input', 'Select the text to comment on')
    const id = newId()
    const { scan_id: scanId, section_id: sectionId, text, mentions, ...anchor } = body
    await insertComment(trx, scope, {
      id,
      vendorId: vendor.id,
      parentId: null,
      body: text,
      authorId: session.user_id,
      anchor: { ...anchor, scanId, sectionId },
      now,
    })
    await tellMentioned(context, vendor, { text, mentions, selectedText: body.selectedText })
    note(vendor.id, { comment: id })
    return answer(context, vendor.id, id)
  },
  reply: async (context, { params, body }) => {
    const { trx, scope, session, now, note } = context
    const vendor = await selectScanVendor(trx, scope, params.id)
    if (!vendor) throw noVendor()
    const parent = await hold(context, vendor.id, params.comment)
    if (parent.parent_id !== null) throw missing()
    if (parent.deleted_at !== null)
      throw new AppError('already_exists', 'This comment was deleted meanwhile. Restore it to reply.')
    const id = newId()
    const row = { id, vendorId: vendor.id, parentId: parent.id, body: body.text, authorId: session.user_id, now }
    await insertComment(trx, scope, { ...row, anchor: null })
    await tellMentioned(context, vendor, { ...body, selectedText: parent.selected_text ?? '' })
    note(vendor.id, { comment: parent.id, reply: id })
    return answer(context, vendor.id, parent.id)
  },
  resolve: async (context, { params, body }) => {
    const { trx, scope, session, now, note } = context
    const row = await hold(context, params.id, params.comment)
    if (row.parent_id !== null || row.deleted_at !== null) throw missing()
    await saveResolution(trx, scope, { id: row.id, userId: body.resolved ? session.user_id : null, now })
    note(params.id, { comment: row.id, resolved: body.resolved })
    return answer(context, params.id, row.id)
  },
  remove: async (context, { params }) => {
    const { trx, scope, session, now, note } = context
    const row = await hold(context, params.id, params.comment)
    if (row.deleted_at === null) await saveDeletion(trx, scope, { id: row.id, userId: session.user_id, now })
    note(params.id, { comment: row.id })
    return answer(context, params.id, row.parent_id ?? row.id)
  },
  restore: async (context, { params }) => {
    const { trx, scope, now, note } = context
    const row = await hold(context, params.id, params.comment)
    if (row.deleted_at !== null && row.deleted_at <= restorableSince(now))
      throw new AppError('not_found', 'This comment was deleted more than a day ago and cannot be restored.')
    await saveDeletion(trx, scope, { id: row.id, userId: null, now })
    note(params.id, { comment: row.id })
    return answer(context, params.id, row.parent_id ?? row.id)
  },
}
