import type { SealedPlace } from '../access/sealing.ts'

/** Where the sealed parts of a stored message stand. */
export const parametersPlace = (mailId: string): SealedPlace => ({ column: 'outgoing_mail.parameters', row: mailId })
export const messagePlace = (mailId: string): SealedPlace => ({ column: 'outgoing_mail.message', row: mailId })
