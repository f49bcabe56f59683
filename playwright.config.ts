import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser, sandboxArguments } from './src/adapters/browser/find-browser.ts'

/** Each worker has a product of its own, whose journeys no other worker's can disturb. */
const products = 2
/** Workers read this file too: the main process decides once and hands the folder over by the environment. */
const folderKey = 'ASSAY_E2E_DATA_DIR'
/** A port of its own for each run: two runs on one machine must not meet. */
const port = Number((process.env['ASSAY_E2E_PORT'] ??= String(20_000 + Math.floor(Math.random() * 20_000))))
const dataDir = (process.env[folderKey] ??= join(tmpdir(), `assay-e2e-${process.pid}-${Date.now()}`))
const browser = await findBrowser({
  chromiumPath: process.env['CHROMIUM_PATH'] || null,
  cacheFolder: join(homedir(), '.cache', 'assay'),
})

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  workers: products,
  forbidOnly: process.env['CI'] !== undefined,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  globalTeardown: './tests/e2e/remove-data.ts',
  use: {
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...sandboxArguments()],
      env: { ...(process.env as Record<string, string>), ...browser.environment },
    },
  },
  webServer: Array.from({ length: products }, (_, worker) => ({
    command: `"${process.execPath}" src/server/main.ts`,
    url: `http://localhost:${port + worker}/api/health/status`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(port + worker), DATA_DIR: join(dataDir, String(worker)), SEED: 'sample', LOG_LEVEL: 'error' },
  })),
})
