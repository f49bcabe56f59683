/** The longest inputs, in UTF-16 code units: a form says what the server would refuse. */
export const longest = {
  vendorName: 200,
  website: 2048,
  description: 4000,
  search: 200,
  /** Ids of a page of vendors, with commas between. */
  exportedIds: 4000,
  host: 253,
  plan: 120,
  planFeature: 200,
  planRequest: 2000,
  address: 2048,
  decisionReason: 2000,
  passage: 4000,
  comment: 4000,
  note: 2000,
  /** Ids of facts, with commas between. */
  trackedFacts: 4000,
  personName: 100,
  /** The named lists of the Review Hub, as one text. */
  hubViews: 8_000,
  hubViewName: 40,
  organizationName: 200,
  email: 320,
  password: 1024,
  appCode: 20,
  recoveryCode: 40,
  passkeyName: 100,
  roleName: 60,
  roleDescription: 300,
  invitationMessage: 1000,
  apiKeyName: 80,
} as const
