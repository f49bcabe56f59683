import type { Member } from '../../../contract/organizations.ts'

export const memberName = ({ first_name: first, last_name: last, email }: Member): string =>
  `${first} ${last}`.trim() || email
