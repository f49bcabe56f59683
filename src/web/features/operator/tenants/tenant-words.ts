export const statusTones = { active: 'ok', trial: 'accent', suspended: 'bad', expired: 'warn' } as const

export const statusOptions = [
  { value: '', label: 'All statuses' },
  { value: 'active', label: 'Active' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'trial', label: 'Trial' },
  { value: 'expired', label: 'Expired' },
] as const
