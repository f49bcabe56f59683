/** What other features may use of this one. */
export { selectPeople } from './comments.queries.ts'
