/** Made by scripts/generate-routes.ts from the table of routes. */
export const routePaths = {
  access: {
    status: ['GET', '/access/status'],
    verify: ['POST', '/access/verify'],
  },
  auth: {
    login: ['POST', '/auth/login'],
    twoFactor: ['POST', '/auth/two-factor'],
    twoFactorPasskey: ['POST', '/auth/two-factor/passkey-options'],
    googleStart: ['GET', '/auth/google-start'],
    googleLogin: ['POST', '/auth/google-login'],
    refreshToken: ['POST', '/auth/refresh-token'],
    register: ['POST', '/auth/register'],
    forgotPassword: ['POST', '/auth/forgot-password'],
    resetPassword: ['POST', '/auth/reset-password'],
    verifyEmail: ['POST', '/auth/verify-email'],
    resendVerification: ['POST', '/auth/resend-verification'],
    options: ['GET', '/auth/options'],
    logout: ['POST', '/auth/logout'],
    me: ['GET', '/auth/me'],
  },
  decisions: {
    list: ['GET', '/vendors/{id}/decisions'],
    decide: ['POST', '/scans/{id}/findings/{fact}/decision'],
    withdraw: ['DELETE', '/scans/{id}/findings/{fact}/decision'],
  },
  documents: {
    show: ['GET', '/documents/{id}'],
  },
  health: {
    status: ['GET', '/health/status'],
  },
  reports: {
    dashboardStats: ['GET', '/reports/dashboard/stats'],
  },
  restrictions: {
    track: ['PUT', '/vendors/{id}/restrictions/{fact}'],
    choosePlan: ['PUT', '/vendors/{id}/plan'],
  },
  scans: {
    list: ['GET', '/scans'],
    show: ['GET', '/scans/{id}'],
    status: ['GET', '/scans/{id}/status'],
    cancel: ['POST', '/scans/{id}/cancel'],
    findings: ['GET', '/scans/{id}/findings'],
    review: ['GET', '/scans/{id}/review'],
    ledger: ['GET', '/scans/{id}/ledger'],
    changes: ['GET', '/scans/{id}/changes'],
    export: ['GET', '/scans/{id}/export'],
    pdf: ['GET', '/scans/{id}/pdf'],
  },
  tenant: {
    show: ['GET', '/admin/tenant'],
  },
  vendors: {
    list: ['GET', '/vendors'],
    search: ['GET', '/vendors/search'],
    create: ['POST', '/vendors'],
    show: ['GET', '/vendors/{id}'],
    update: ['PUT', '/vendors/{id}'],
    remove: ['DELETE', '/vendors/{id}'],
    confirmDomain: ['POST', '/vendors/{id}/domains'],
    removeDomain: ['DELETE', '/vendors/{id}/domains/{host}'],
    scan: ['POST', '/vendors/{id}/scan'],
  },
} as const
