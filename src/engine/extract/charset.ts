/** Byte order mark first, then the header, then what the page says of itself; UTF-8 when nothing is known. */
function charsetOf(body: Uint8Array, contentType: string): string {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8'
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le'
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be'
  const header = /charset\s*=\s*["']?([\w:.-]+)/i.exec(contentType.slice(0, 500))?.[1]
  if (header !== undefined) return header
  let start = ''
  for (const byte of body.subarray(0, 2048)) start += String.fromCharCode(byte)
  return /<meta[^<>]+charset\s*=[\s"']*([\w:.-]+)/i.exec(start)?.[1] ?? 'utf-8'
}

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder('utf-8')
  }
}

function countOf(text: string, letter: string): number {
  let count = 0
  for (let at = text.indexOf(letter); at !== -1; at = text.indexOf(letter, at + 1)) count += 1
  return count
}

/**
 * The body as a well-formed string without NUL. A body that claims or defaults to UTF-8 and is not is read as
 * windows-1252, as browsers do for old pages.
 */
export function decodeBody(body: Uint8Array, contentType: string): string {
  const label = charsetOf(body, contentType).toLowerCase()
  const decoder = decoderFor(label)
  let decoded = decoder.decode(body)
  if (decoder.encoding === 'utf-8' && decoded.includes('\uFFFD')) {
    const replaced = countOf(decoded, '\uFFFD')
    const high = body.reduce((sum, byte) => (byte >= 0x80 ? sum + 1 : sum), 0)
    if (replaced * 2 > high) decoded = new TextDecoder('windows-1252').decode(body)
  }
  return decoded.toWellFormed().replaceAll('\u0000', '')
}
