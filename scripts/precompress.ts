import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Fonts and images are compressed by their own formats. */
const textFiles = /\.(?:css|html|js|svg|txt|webmanifest)$/

function brotli(bytes: Buffer): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  return brotliCompressSync(bytes, { params })
}

/**
 * Writes a `.br` and a `.gz` beside each text file of a built web app, so that no request pays for compressing. A file
 * that would not get smaller gets none.
 */
export function precompress(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name)
    // The public pages are completed by the server before they are sent.
    if (!entry.isFile() || !textFiles.test(entry.name) || path.startsWith(join(folder, 'pages'))) continue
    const bytes = readFileSync(path)
    const variants = { br: brotli(bytes), gz: gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }) }
    for (const [extension, packed] of Object.entries(variants))
      if (packed.length < bytes.length) writeFileSync(`${path}.${extension}`, packed)
  }
}
