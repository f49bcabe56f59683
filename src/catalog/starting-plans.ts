import type { Plan } from '../contract/plans.ts'

/**
 * What a new installation sells, as the migrations write it. The public pages are built with it before there is a
 * database; a test holds the two together.
 */
const model = {
  price_onetime: null,
  price_monthly: null,
  price_yearly: null,
  price_per_report: null,
  is_active: true,
  is_most_popular: false,
  is_custom: false,
} as const

export const startingPlans: readonly Plan[] = [
  {
    ...model,
    id: 'pay_as_you_go',
    name: 'Pay-As-You-Go',
    description: 'For a single vendor, paid once',
    monthly_scan_limit: 1,
    vendor_limit: null,
    price_onetime: 59_900,
    price_per_report: 59_900,
    features: [
      '1 full security and hardening report',
      'Instant results',
      'AI analysis',
      'Basic compliance templates',
      'Email support',
    ],
  },
  {
    ...model,
    id: 'starter',
    name: 'Starter',
    description: 'For teams that review vendors every month',
    monthly_scan_limit: 5,
    vendor_limit: 10,
    price_monthly: 199_900,
    price_yearly: 1_999_000,
    price_per_report: 40_000,
    features: [
      'Up to 5 reports per month',
      'Priority support',
      'Advanced AI analysis',
      'Custom security frameworks',
      'Basic reporting dashboard',
    ],
    is_most_popular: true,
  },
  {
    ...model,
    id: 'pro',
    name: 'Pro',
    description: 'For larger portfolios',
    monthly_scan_limit: 10,
    vendor_limit: 50,
    price_monthly: 349_900,
    price_yearly: 3_499_000,
    price_per_report: 35_000,
    features: [
      'Up to 10 reports per month',
      'Advanced AI hardening guides',
      'API integrations',
      'Advanced analytics',
      'Dedicated account manager',
    ],
  },
  {
    ...model,
    id: 'custom',
    name: 'Enterprise',
    description: 'Custom price by volume',
    monthly_scan_limit: 999_999,
    vendor_limit: null,
    features: ['Custom volume of reports', 'API access and SSO', 'Dedicated account manager'],
    is_custom: true,
  },
]
