/** The sign-ins of the sample organization, in the order in which the banner shows them. */
export const sampleSignIns = [
  { email: 'analyst@northwind.example', role: 'member', words: 'analyst', first: 'Dana', last: 'Levi', isSuper: false },
  { email: 'admin@northwind.example', role: 'admin', words: 'admin', first: 'Maya', last: 'Okafor', isSuper: false },
  { email: 'viewer@northwind.example', role: 'viewer', words: 'viewer', first: 'Jonas', last: 'Berg', isSuper: false },
  { email: 'super@assay.example', role: 'admin', words: 'super admin', first: 'Rina', last: 'Sato', isSuper: true },
] as const
