import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { unpackChromium } from './unpack-chromium.ts'

/** A Chromium that can be started: its path, and what its process needs in the environment. */
export interface FoundBrowser {
  readonly executablePath: string
  readonly environment: Readonly<Record<string, string>>
  readonly source: 'CHROMIUM_PATH' | 'installed' | 'playwright' | 'package'
}

export interface BrowserSearch {
  /** What the operator set; a path that is not there is an error, never a reason to look further. */
  readonly chromiumPath: string | null
  /** A folder of ours that outlives the process: the packaged Chromium is unpacked there once (200 MB). */
  readonly cacheFolder: string
  readonly platform?: NodeJS.Platform
}

const chromeOnWindows = String.raw`Google\Chrome\Application\chrome.exe`

const installedPaths: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: [
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    join(homedir(), 'Applications/Google Chrome.app/Contents/MacOS/Google Chrome'),
  ],
  win32: [
    join(String.raw`C:\Program Files`, chromeOnWindows),
    join(String.raw`C:\Program Files (x86)`, chromeOnWindows),
    join(homedir(), String.raw`AppData\Local`, chromeOnWindows),
  ],
}

/**
 * The one finder for the product and its tests. In this order: what the operator set, an installed Chrome or Chromium,
 * Playwright's own, the packaged one. Throws one sentence that says what to do.
 */
export async function findBrowser(search: BrowserSearch): Promise<FoundBrowser> {
  const { chromiumPath, cacheFolder, platform = process.platform } = search
  if (chromiumPath !== null) {
    if (!existsSync(chromiumPath)) throw new Error(`CHROMIUM_PATH is ${chromiumPath}, but there is no file there.`)
    return { executablePath: chromiumPath, environment: {}, source: 'CHROMIUM_PATH' }
  }
  const installed = installedPaths[platform]?.find((path) => existsSync(path))
  if (installed !== undefined) return { executablePath: installed, environment: {}, source: 'installed' }
  const own = chromium.executablePath()
  if (own !== '' && existsSync(own)) return { executablePath: own, environment: {}, source: 'playwright' }
  if (platform === 'linux' && process.arch === 'x64')
    return { ...(await unpackChromium(cacheFolder)), source: 'package' }
  throw new Error('No browser was found: install Google Chrome or Chromium, or set CHROMIUM_PATH to one.')
}

/**
 * Where Chromium may keep its own sandbox. As root it has none and would refuse to start; elsewhere it stays on.
 */
export const sandboxArguments = (): readonly string[] => (process.getuid?.() === 0 ? ['--no-sandbox'] : [])
