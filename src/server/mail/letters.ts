import type { Letter } from './compose-message.ts'

/** The words of each message. Links stand on the product's own address, whatever host a request named. */

export const resetLetter = (firstName: string, url: string): Letter => ({
  subject: 'Reset your Assay password',
  firstName,
  paragraphs: ['Somebody, hopefully you, asked for a new password for this account.'],
  link: { label: 'Set a new password', url },
  after: [
    'The link works once, for one hour. It ends every open session of the account.',
    'If you did not ask for it, do nothing: your password stays as it is.',
  ],
})

export const verificationLetter = (firstName: string, url: string): Letter => ({
  subject: 'Confirm your email address for Assay',
  firstName,
  paragraphs: ['Please confirm that this address is yours.'],
  link: { label: 'Confirm my address', url },
  after: ['The link works once, for 24 hours.', 'If you did not sign up for Assay, ignore this message.'],
})

export const addressTakenLetter = (firstName: string, signInUrl: string): Letter => ({
  subject: 'You already have an Assay account',
  firstName,
  paragraphs: ['Somebody, hopefully you, signed up for Assay with this address. It has an account already.'],
  link: { label: 'Sign in', url: signInUrl },
  after: ['If you forgot your password, choose "Forgot password?" there.', 'If this was not you, ignore this message.'],
})

export const securityLetter = (firstName: string, change: string, at: string): Letter => ({
  subject: `Your Assay account: ${change}`,
  firstName,
  paragraphs: [
    `${change} (${at.replace('T', ' ').slice(0, 16)} UTC).`,
    'If this was you, there is nothing to do. If it was not, reset your password at once and tell your administrator.',
  ],
})
