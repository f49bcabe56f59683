/** Made by scripts/generate-routes.ts from the table of routes. */
export const routePaths = {
  auth: {
    login: ['POST', '/auth/login'],
    refreshToken: ['POST', '/auth/refresh-token'],
    logout: ['POST', '/auth/logout'],
    me: ['GET', '/auth/me'],
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
  scans: {
    list: ['GET', '/scans'],
    show: ['GET', '/scans/{id}'],
    status: ['GET', '/scans/{id}/status'],
    findings: ['GET', '/scans/{id}/findings'],
    review: ['GET', '/scans/{id}/review'],
    ledger: ['GET', '/scans/{id}/ledger'],
    export: ['GET', '/scans/{id}/export'],
    cancel: ['POST', '/scans/{id}/cancel'],
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
