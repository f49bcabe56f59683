/** The longest inputs, in UTF-16 code units: a form stops where the server would refuse. */
export const longest = {
  vendorName: 200,
  website: 2048,
  description: 4000,
  search: 200,
  host: 253,
  plan: 120,
  decisionReason: 2000,
  passage: 4000,
  personName: 100,
  organizationName: 200,
  email: 320,
  password: 1024,
  roleName: 60,
  roleDescription: 300,
  invitationMessage: 1000,
  apiKeyName: 80,
} as const
