import { defineConfig } from 'vitest/config'

/**
 * `pure` suites hold no state outside a test and share one context: nine times less CPU.
 * `system` suites start processes, sockets or databases and are kept apart, two at a time: most of their time is waiting.
 * `load` suites measure, or kill what others would need, and run alone.
 */
const load = [
  'src/server/access/passwords.test.ts',
  'tests/system/{faults,heavy-requests,hostile-lab,large-files,portfolio-lists,task-processes}.test.ts',
]
const globalSetup = ['tests/support/global-setup.ts']
const patience = { testTimeout: 60_000, hookTimeout: 60_000 }

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
          globalSetup,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          include: [
            'src/{adapters,cli}/**/*.test.ts',
            'src/server/**/*.test.ts',
            'tests/{access,architecture,system}/**/*.test.ts',
          ],
          exclude: ['src/server/**/*.domain.test.ts', ...load],
          ...patience,
        },
      },
      { test: { name: 'load', globalSetup, include: load, maxWorkers: 1, sequence: { groupOrder: 2 }, ...patience } },
    ],
  },
})
