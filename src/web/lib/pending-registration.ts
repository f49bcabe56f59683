/** A sign-up that waits for its plan and payment, as this tab keeps it: never a password. */
export interface PendingRegistration {
  readonly pending_registration_id: string
  readonly expires_at: string
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly organization_name: string
  readonly google_id?: string
  readonly auth_provider?: 'google'
}

/** The wire contract's names. */
const key = 'pendingRegistration'
const chosenKeys = ['selectedPlan', 'selectedCycle']

export const keepPendingRegistration = (pending: PendingRegistration): void =>
  sessionStorage.setItem(key, JSON.stringify(pending))

/** Null without one. A registration that is paid is completed after its hour, too. */
export function readStoredRegistration(): PendingRegistration | null {
  try {
    // safe because this file alone writes it, and a tab's own storage is nobody else's
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as PendingRegistration | null
  } catch {
    return null
  }
}

/** Null without one, and when its hour is over. */
export function readPendingRegistration(): PendingRegistration | null {
  const kept = readStoredRegistration()
  return kept !== null && Date.parse(kept.expires_at) > Date.now() ? kept : null
}

export function dropPendingRegistration(): void {
  for (const one of [key, ...chosenKeys]) sessionStorage.removeItem(one)
}
