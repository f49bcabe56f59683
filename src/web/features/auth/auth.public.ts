export { currentUserQuery } from './queries/current-user.ts'
