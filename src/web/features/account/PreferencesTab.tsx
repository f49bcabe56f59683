import { useId, useState, type ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '../../../contract/auth.ts'
import { messageOf } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { readPreferences, timeZones, type TimeZone } from '../../lib/preferences.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { currentUserQuery } from '../auth/auth.public.tsx'
import { useUpdateProfile } from './queries/own-account.ts'

const device = 'device'

const zoneLabels: Readonly<Record<TimeZone, string>> = {
  utc: 'UTC',
  est: 'Eastern Time (EST/EDT)',
  cst: 'Central Time (CST/CDT)',
  mst: 'Mountain Time (MST/MDT)',
  pst: 'Pacific Time (PST/PDT)',
}
const zoneOptions = [
  { value: device, label: 'As on this device' },
  // safe because a record's keys are all of its type
  ...(Object.keys(timeZones) as TimeZone[]).map((value) => ({ value, label: zoneLabels[value] })),
] as const

interface ChoiceProps {
  readonly title: string
  readonly text: string
  readonly children: (ids: { readonly id: string; readonly textId: string }) => ReactNode
}

function Choice({ title, text, children }: ChoiceProps) {
  const id = useId()
  return (
    <div className="flex items-center justify-between gap-4 border-b border-line px-4 py-3 last:border-0">
      <div className="min-w-0">
        <label htmlFor={id} className="block font-medium">
          {title}
        </label>
        <p id={`${id}-text`} className="text-label text-fg3">
          {text}
        </p>
      </div>
      {children({ id, textId: `${id}-text` })}
    </div>
  )
}

interface SwitchProps {
  readonly title: string
  readonly text: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

function Switch({ title, text, isOn, onChange }: SwitchProps) {
  return (
    <Choice title={title} text={text}>
      {({ id, textId }) => (
        <input
          id={id}
          type="checkbox"
          role="switch"
          aria-describedby={textId}
          checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
          className="switch"
        />
      )}
    </Choice>
  )
}

function PreferencesForm({ user }: { readonly user: CurrentUser }) {
  const kept = readPreferences(user.preferences)
  const [emails, setEmails] = useState(user.email_notifications)
  const [autoRefresh, setAutoRefresh] = useState(kept.autoRefresh)
  const [compact, setCompact] = useState(kept.compact)
  const [zone, setZone] = useState<TimeZone | typeof device>(kept.timezone ?? device)
  const update = useUpdateProfile()
  const save = (): void =>
    update.mutate(
      {
        email_notifications: emails,
        preferences: { auto_refresh: autoRefresh, compact_mode: compact, timezone: zone },
      },
      {
        onSuccess: () => notify.success('Preferences Saved'),
        onError: (error) =>
          notify.error('Update Failed', messageOf(error, 'Failed to update profile. Please try again.')),
      },
    )
  return (
    <form action={save} className="mt-6 max-w-xl">
      <h2 className="text-read font-semibold">Preferences</h2>
      <p className="mt-1 text-fg3">Kept with your account, on every device.</p>
      <div className="mt-4 overflow-hidden rounded-card border border-line bg-s1">
        <Switch
          title="Email notifications"
          text="An e-mail when a scan that you started is finished. Messages about your sign-in always come."
          isOn={emails}
          onChange={setEmails}
        />
        <Switch
          title="Auto-refresh"
          text="Refreshes the dashboard every 30 seconds instead of every minute."
          isOn={autoRefresh}
          onChange={setAutoRefresh}
        />
        <Switch
          title="Compact mode"
          text="Shows more rows of each table at once."
          isOn={compact}
          onChange={setCompact}
        />
        <div className="flex items-center justify-between gap-4 px-4 py-3 max-sm:flex-wrap">
          <div>
            <p className="font-medium">Time zone</p>
            <p className="text-label text-fg3">
              Dates and times everywhere. Now: {formatDateTime(new Date().toISOString())}
            </p>
          </div>
          <Select label="Timezone" isLabelHidden options={zoneOptions} value={zone} onChange={setZone} />
        </div>
      </div>
      <Button variant="primary" type="submit" className="mt-5 max-md:h-10" busy={update.isPending}>
        Save Preferences
      </Button>
    </form>
  )
}

export function PreferencesTab() {
  const { data: user } = useQuery(currentUserQuery)
  return user ? <PreferencesForm user={user} /> : <Skeleton className="mt-6 h-72 w-full max-w-xl" />
}
