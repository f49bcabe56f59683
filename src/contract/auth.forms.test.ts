import { expect, test } from 'vitest'
import { passwordChangeProblem, signUpProblem, type SignUpForm } from './auth.forms.ts'
import { emailProblem, organizationFromEmail } from './corporate-email.forms.ts'
import { passwordStrength } from './passwords.forms.ts'

const good: SignUpForm = {
  first_name: 'Dana',
  last_name: 'Levi',
  organization_name: 'Acme',
  email: 'dana@acme.com',
  password: 'Correct-horse-9!',
  confirmPassword: 'Correct-horse-9!',
}
const nothing: SignUpForm = {
  first_name: '',
  last_name: ' ',
  organization_name: '',
  email: '',
  password: '',
  confirmPassword: '',
}

test('sign-up says one thing at a time, in its order, until nothing is wrong', () => {
  const steps: readonly (readonly [Partial<SignUpForm>, string])[] = [
    [{}, 'First name is required'],
    [{ first_name: 'Dana' }, 'Last name is required'],
    [{ last_name: 'Levi' }, 'Organization name is required'],
    [{ organization_name: 'Acme' }, 'Email is required'],
    [{ email: 'dana' }, 'Password is required'],
    [{ password: 'short' }, 'Please confirm your password'],
    [{ confirmPassword: 'other' }, 'Please enter a valid email address'],
    [{ email: 'dana@gmail.com' }, 'Personal email addresses are not allowed. Please use your corporate email address.'],
    [{ email: 'dana@acme.com' }, 'Passwords do not match'],
    [{ confirmPassword: 'short' }, 'Password must be at least 8 characters long'],
    [
      { password: 'longer-than-8', confirmPassword: 'longer-than-8' },
      'Password must contain uppercase, lowercase, number, and special character',
    ],
  ]
  const form = { ...nothing }
  for (const [change, message] of steps) {
    Object.assign(form, change)
    expect(signUpProblem(form)?.message).toBe(message)
  }
  expect(signUpProblem({ ...form, password: good.password, confirmPassword: good.password })).toBeNull()
})

test.each(['NoDigits-here', 'no-upper-case-9', 'NO-LOWER-CASE-9', 'NoSpecial99'])(
  'the password %s lacks a kind of character',
  (password) => {
    expect(signUpProblem({ ...good, password, confirmPassword: password })?.message).toBe(
      'Password must contain uppercase, lowercase, number, and special character',
    )
  },
)

test.each('!@#$%^&*(),.?":{}|<>'.split(''))('%s is a special character', (letter) => {
  const password = `Passable9${letter}`
  expect(signUpProblem({ ...good, password, confirmPassword: password })).toBeNull()
})

test('characters beyond the list are allowed in a password as well', () => {
  const password = 'Grüße aus Köln 9! 🔒'
  expect(signUpProblem({ ...good, password, confirmPassword: password })).toBeNull()
})

const personal = [
  'gmail.com googlemail.com hotmail.com hotmail.co.uk outlook.com outlook.de live.com msn.com yahoo.com',
  'yahoo.co.jp ymail.com icloud.com me.com mac.com aol.com protonmail.com proton.me tutanota.com',
  'fastmail.com zoho.com mail.com gmx.de gmx.net yandex.ru qq.com 163.com 126.com sina.com sina.com.cn',
  'naver.com daum.net rediffmail.com 10minutemail.com tempmail.net guerrillamail.org mailinator.com',
  'throwaway.email temp-mail.org GMAIL.com mail.gmail.com',
].flatMap((line) => line.split(' '))

test.each(personal)('an address at %s is a personal one', (domain) => {
  expect(emailProblem(`dana@${domain}`)).toBe(
    'Personal email addresses are not allowed. Please use your corporate email address.',
  )
})

test.each([
  ['dana', 'Please enter a valid email address'],
  ['@acme.com', 'Please enter a valid email address'],
  ['dana@acme', 'Please enter a valid email address'],
  ['dana@acme..com', 'Please enter a valid email address'],
  ['dana levi@acme.com', 'Please enter a valid email address'],
  ['dana@acme.com, eve@evil.com', 'Please enter a valid email address'],
  ['dana@acme.com\r\nbcc: eve@evil.com', 'Please enter a valid email address'],
  ['dana@@acme.com', 'Please enter a valid email address'],
  ['dana+vendor@acme.com', 'This email format suggests personal use. Please use your corporate email address.'],
  ['12345@acme.com', 'This email format suggests personal use. Please use your corporate email address.'],
  ['dana@a.b', 'Please use a corporate email address from your organization.'],
  ['dana@a.b.c.acme.com', 'Please use your primary corporate email address.'],
])('the address %j is refused with its own words', (email, message) => {
  expect(emailProblem(email)).toBe(message)
})

test.each([
  'dana@acme.com',
  'd.levi@eu.acme.co.uk',
  'dana@me-consulting.com',
  'o’dana@acme.com'.replace('’', "'"),
  'x@ab.io',
])('%s is an address of an organization', (email) => {
  expect(emailProblem(email)).toBeNull()
})

test.each([
  ['dana@acme.com', 'Acme'],
  ['dana@mail.acme.co.uk', 'Acme'],
  ['dana@acme-labs.io', 'Acme-labs'],
  ['dana', ''],
])('the organization of %s is called %j', (email, name) => {
  expect(organizationFromEmail(email)).toBe(name)
})

test.each([
  ['', 0, 'bad'],
  ['a', 1, 'bad'],
  ['aA', 2, 'warn'],
  ['aA1', 3, 'warn'],
  ['aA1!', 4, 'warn'],
  ['aA1!aaaa', 5, 'ok'],
])('the meter counts %j as %i criteria', (password, met, strength) => {
  expect(passwordStrength(password)).toEqual({ met, strength })
})

test('a change of password says one thing at a time, in its order', () => {
  const change = (current: string | null, next: string, confirm: string) =>
    passwordChangeProblem({ current, next, confirm })
  expect(change('', 'x', 'x')).toBe('All fields are required')
  expect(change('old', '', 'x')).toBe('All fields are required')
  expect(change('old', 'x', '')).toBe('All fields are required')
  expect(change(null, '', 'x')).toBe('New password and confirmation are required')
  expect(change(null, 'x', '')).toBe('New password and confirmation are required')
  expect(change('old', 'x', 'y')).toBe('New passwords do not match')
  const both = (password: string) => change('old', password, password)
  expect(both('short')).toBe('Password must be at least 8 characters long')
  expect(both('lowercase-only')).toBe('Password must contain at least one uppercase letter')
  expect(both('UPPERCASE-ONLY')).toBe('Password must contain at least one lowercase letter')
  expect(both('No-digits-here')).toBe('Password must contain at least one number')
  expect(both('NoSpecial99')).toBe('Password must contain at least one special character (!@#$%^&*)')
  expect(both('Correct-horse-9')).toBe('Password must contain at least one special character (!@#$%^&*)')
  expect(both('Correct-horse-9!')).toBeNull()
})
