import { z } from 'zod'
import { route } from './route.ts'
import { longest } from './limits.forms.ts'
import { count, emptyBody, id, isoTime, text } from './primitives.ts'

/** The tab that a comment was made in. */
export const commentSection = z.enum(['executive', 'detailed'])

const deletion = {
  /** Null while it stands. Afterwards its words are gone from the answer, and anyone may restore it until `restorable_until`. */
  deleted: z.object({ by: z.string().nullable(), at: isoTime, restorable_until: isoTime }).nullable(),
}

export const commentReply = z.object({
  id,
  text: z.string(),
  author: z.string(),
  timestamp: isoTime,
  ...deletion,
})
export type CommentReply = z.infer<typeof commentReply>

/** What a member says of a passage. It stays with the vendor over rescans; `scan_id` is where it was made. */
export const comment = commentReply.extend({
  scan_id: id.nullable(),
  selectedText: z.string(),
  /** Up to 32 characters on either side: they tell two like passages apart. */
  prefix: z.string(),
  suffix: z.string(),
  section: commentSection,
  section_id: z.string(),
  sectionTitle: z.string(),
  /** In UTF-16 units of the section's text as it was shown, white space left out. */
  startOffset: count,
  endOffset: count,
  resolved: z.boolean(),
  resolved_by: z.string().nullable(),
  replies: z.array(commentReply),
})
export type Comment = z.infer<typeof comment>

/** Whom a comment can mention. */
export const person = z.object({ id, name: z.string() })
export type Person = z.infer<typeof person>

const words = text(longest.comment)
  .transform((value) => value.trim())
  .refine((value) => value !== '', { message: 'Enter a comment' })

const mentions = z.array(id).max(20).default([])
const context = text(64).default('')

const anchored = z.strictObject({
  scan_id: id,
  text: words,
  selectedText: text(longest.passage).refine((value) => value.trim() !== '', {
    message: 'Select the text to comment on',
  }),
  prefix: context,
  suffix: context,
  section: commentSection,
  section_id: text(120),
  sectionTitle: text(200),
  startOffset: count,
  endOffset: count,
  mentions,
})

const vendorId = z.object({ id })
const commentId = vendorId.extend({ comment: id })
const changed = z.object({ comment })

export const commentsRoutes = {
  list: route({
    method: 'GET',
    path: '/vendors/{id}/comments',
    access: 'view_reports',
    limit: 'read',
    summary: 'What members say of a vendor’s review, the oldest first, and whom a comment can mention',
    params: vendorId,
    response: z.object({ comments: z.array(comment), people: z.array(person) }),
  }),
  add: route({
    method: 'POST',
    path: '/vendors/{id}/comments',
    access: 'view_reports',
    audit: { action: 'comment_added', resource: 'vendor' },
    limit: 'write',
    summary: 'Comment on a passage of a review; whoever is mentioned is told by e-mail',
    status: 201,
    params: vendorId,
    body: anchored,
    response: changed,
  }),
  reply: route({
    method: 'POST',
    path: '/vendors/{id}/comments/{comment}/replies',
    access: 'view_reports',
    audit: { action: 'comment_replied', resource: 'vendor' },
    limit: 'write',
    summary: 'Reply to a comment',
    status: 201,
    params: commentId,
    body: z.strictObject({ text: words, mentions }),
    response: changed,
  }),
  resolve: route({
    method: 'PUT',
    path: '/vendors/{id}/comments/{comment}/resolution',
    access: 'view_reports',
    audit: { action: 'comment_resolved', resource: 'vendor' },
    limit: 'write',
    summary: 'Mark a comment resolved or unresolved',
    params: commentId,
    body: z.strictObject({ resolved: z.boolean() }),
    response: changed,
  }),
  remove: route({
    method: 'DELETE',
    path: '/vendors/{id}/comments/{comment}',
    access: 'view_reports',
    audit: { action: 'comment_deleted', resource: 'vendor' },
    limit: 'write',
    summary: 'Delete a comment or a reply; anyone may restore it for a day',
    params: commentId,
    response: changed,
  }),
  restore: route({
    method: 'POST',
    path: '/vendors/{id}/comments/{comment}/restoration',
    access: 'view_reports',
    audit: { action: 'comment_restored', resource: 'vendor' },
    limit: 'write',
    summary: 'Restore a comment or a reply that was deleted within the last day',
    params: commentId,
    body: emptyBody,
    response: changed,
  }),
} as const
