export { refuseBadPassword } from './password-reset.ts'
export { passkeysOf } from './second-factor.ts'
