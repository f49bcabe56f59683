import { preferences, timeZones } from './preferences.ts'

/** The zone of the reader's clock: the one that they chose, else the browser's, by its name in the IANA database. */
export function readerZone(): string {
  const { timezone } = preferences()
  return timezone === null ? Intl.DateTimeFormat().resolvedOptions().timeZone : timeZones[timezone]
}
