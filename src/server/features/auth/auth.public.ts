export { readIdentity } from './google.ts'
export { refuseBadPassword } from './password-reset.ts'
export { passkeysOf } from './second-factor.ts'
