import { defineConfig } from 'vitest/config'

/**
 * `pure` suites hold no state outside a test and share one context: nine times less CPU.
 * `system` suites start processes, sockets or databases and are kept apart.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            'src/{contract,catalog,engine,web}/**/*.test.ts',
            'src/server/**/*.domain.test.ts',
            'bench/*.test.ts',
          ],
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'system',
          globalSetup: ['tests/support/global-setup.ts'],
          include: [
            'src/{adapters,cli}/**/*.test.ts',
            'src/server/**/*.test.ts',
            'tests/{access,architecture,system}/**/*.test.ts',
          ],
          exclude: ['src/server/**/*.domain.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
