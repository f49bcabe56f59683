import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib'

interface Unpacked {
  readonly executablePath: string
  readonly environment: Readonly<Record<string, string>>
}

interface TarEntry {
  readonly path: string
  readonly kind: 'file' | 'link' | 'folder' | 'other'
  readonly target: string
  readonly content: Buffer
}

const blockSize = 512

function textAt(block: Buffer, start: number, length: number): string {
  const field = block.subarray(start, start + length)
  const end = field.indexOf(0)
  return field.subarray(0, end === -1 ? length : end).toString('utf8')
}

const kindOf = (flag: string): TarEntry['kind'] => {
  if (flag === '0' || flag === '') return 'file'
  if (flag === '1' || flag === '2') return 'link'
  return flag === '5' ? 'folder' : 'other'
}

/** The entries of a ustar archive. The packaged archives are small and use no extensions. */
export function* readTar(archive: Buffer): Generator<TarEntry> {
  let offset = 0
  while (offset + blockSize <= archive.length) {
    const header = archive.subarray(offset, offset + blockSize)
    const name = textAt(header, 0, 100)
    if (name === '') return
    const prefix = textAt(header, 345, 155)
    const size = Number.parseInt(textAt(header, 124, 12).trim() || '0', 8)
    const content = archive.subarray(offset + blockSize, offset + blockSize + size)
    const path = prefix === '' ? name : `${prefix}/${name}`
    yield { path, kind: kindOf(textAt(header, 156, 1)), target: textAt(header, 157, 100), content }
    offset += blockSize + Math.ceil(size / blockSize) * blockSize
  }
}

function unpackTar(packed: string, folder: string): void {
  const entries = [...readTar(brotliDecompressSync(readFileSync(packed)))]
  const files = new Map(entries.map((entry) => [entry.path, entry]))
  for (const entry of entries) {
    if (entry.path.split('/').includes('..')) throw new Error(`${packed} holds a path that leads out: ${entry.path}`)
    // A link inside the archive becomes a copy: no path can lead anywhere else.
    const source = entry.kind === 'link' ? files.get(join(dirname(entry.path), entry.target)) : entry
    if (source?.kind !== 'file') continue
    const path = join(folder, entry.path)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, source.content)
  }
}

const ready = (folder: string): Unpacked => ({
  executablePath: join(folder, 'chromium'),
  environment: {
    LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    // Debian without fonts shows no text at all.
    ...(existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') }),
  },
})

/**
 * Unpacks the packaged Chromium with the libraries that a bare Debian lacks into a folder named after its version, once:
 * it is built beside and renamed, so that two processes at a time cannot see a half of it. Takes about 3 seconds.
 */
export async function unpackChromium(cacheFolder: string): Promise<Unpacked> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const packageFolder = join(dirname(entry), '..')
  // safe because every package.json has a version
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string }
  const folder = join(cacheFolder, `chromium-${version}`)
  if (existsSync(join(folder, 'chromium'))) return ready(folder)
  mkdirSync(cacheFolder, { recursive: true, mode: 0o700 })
  const building = mkdtempSync(join(cacheFolder, 'unpacking-'))
  try {
    const packed = (name: string): string => join(packageFolder, 'bin', name)
    await pipeline(
      createReadStream(packed('chromium.br')),
      createBrotliDecompress(),
      createWriteStream(join(building, 'chromium')),
    )
    chmodSync(join(building, 'chromium'), 0o755)
    unpackTar(packed('al2023.tar.br'), join(building, 'al2023'))
    unpackTar(packed('fonts.tar.br'), join(building, 'fonts'))
    unpackTar(packed('swiftshader.tar.br'), building)
    try {
      renameSync(building, folder)
    } catch (error) {
      if (!existsSync(join(folder, 'chromium'))) throw error
    }
  } finally {
    rmSync(building, { recursive: true, force: true })
  }
  return ready(folder)
}
