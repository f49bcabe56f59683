/** Payloads hold ids only. Exclusive by vendor: one scan of a vendor waits or runs at a time. */
export const scanQueue = {
  name: 'scan',
  policy: 'exclusive',
  retryLimit: 10,
  retryDelay: 0,
  retryBackoff: false,
  expireInSeconds: 3_600,
  heartbeatSeconds: 10,
  deleteAfterSeconds: 86_400,
  notify: true,
} as const
