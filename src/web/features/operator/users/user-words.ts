interface Named {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
}

export const nameOf = ({ first_name: first, last_name: last, email }: Named): string =>
  `${first} ${last}`.trim() || email

export const userStatuses = [
  { value: '', label: 'All statuses' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
  { value: 'pending', label: 'Pending' },
] as const
