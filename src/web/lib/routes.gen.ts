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
    passkeyStart: ['GET', '/auth/passkey-start'],
    passkeyLogin: ['POST', '/auth/passkey-login'],
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
} as const
