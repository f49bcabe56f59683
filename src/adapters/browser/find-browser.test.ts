import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { findBrowser } from './find-browser.ts'
import { readTar, unpackChromium } from './unpack-chromium.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-browser-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('finding a browser', () => {
  test('a CHROMIUM_PATH where no file is stops the search with a sentence', async () => {
    const search = { chromiumPath: join(folder, 'nowhere'), cacheFolder: folder }
    await expect(findBrowser(search)).rejects.toThrow(/CHROMIUM_PATH is .*nowhere, but there is no file there/)
  })

  test('a CHROMIUM_PATH where a file is comes before everything else', async () => {
    const found = await findBrowser({ chromiumPath: process.execPath, cacheFolder: folder })
    expect(found).toEqual({ executablePath: process.execPath, environment: {}, source: 'CHROMIUM_PATH' })
  })

  test.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'the packaged Chromium is unpacked once and runs with the libraries beside it',
    async () => {
      const first = await unpackChromium(folder)
      const made = statSync(first.executablePath).mtimeMs
      const second = await unpackChromium(folder)
      expect(statSync(second.executablePath).mtimeMs).toBe(made)
      const environment = { ...process.env, ...second.environment }
      const words = execFileSync(second.executablePath, ['--version'], { env: environment, encoding: 'utf8' })
      expect(words).toMatch(/^Chromium \d+\./)
    },
  )
})

describe('reading an archive', () => {
  test('an entry has its path, kind and content', () => {
    const header = Buffer.alloc(512)
    header.write('lib/name.so')
    header.write('00000000005', 124)
    header.write('0', 156)
    const content = Buffer.alloc(512)
    content.write('bytes')
    const [entry, ...rest] = [...readTar(Buffer.concat([header, content, Buffer.alloc(1024)]))]
    expect(rest).toEqual([])
    expect(entry).toMatchObject({ path: 'lib/name.so', kind: 'file' })
    expect(entry?.content.toString()).toBe('bytes')
  })
})
