import { passwordCriteria, passwordStrength, type Strength } from '../../../contract/passwords.forms.ts'

const words: Readonly<Record<Strength, string>> = { bad: 'Weak', warn: 'Not enough yet', ok: 'Strong' }
const fills: Readonly<Record<Strength, string>> = { bad: 'bg-fill-bad', warn: 'bg-fill-warn', ok: 'bg-fill-ok' }
const texts: Readonly<Record<Strength, string>> = { bad: 'text-bad', warn: 'text-warn', ok: 'text-ok' }

const labels = {
  uppercase: 'an uppercase letter',
  lowercase: 'a lowercase letter',
  digit: 'a number',
  special: 'a special character',
  long: '8 characters',
} as const

/** How many of the five criteria a password meets, and which it lacks. */
export function StrengthMeter({ password }: { readonly password: string }) {
  const { met, strength } = passwordStrength(password)
  const criteria = passwordCriteria(password)
  const lacks = Object.entries(labels).flatMap(([key, label]) => (criteria[key as keyof typeof labels] ? [] : [label]))
  return (
    <div className="flex flex-col gap-1.5">
      <div
        role="meter"
        aria-label="Password strength"
        aria-valuemin={0}
        aria-valuemax={5}
        aria-valuenow={met}
        aria-valuetext={`${words[strength]}, ${met} of 5`}
        className="flex gap-1"
      >
        {Object.keys(labels).map((key, index) => (
          <span key={key} className={`h-1 flex-1 rounded-full ${index < met ? fills[strength] : 'bg-s3'}`} />
        ))}
      </div>
      <p className="text-label text-fg3">
        <span className={`font-medium ${texts[strength]}`}>{words[strength]}</span>
        {lacks.length > 0 && ` · needs ${lacks.join(', ')}`}
      </p>
    </div>
  )
}
