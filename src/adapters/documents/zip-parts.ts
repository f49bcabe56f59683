import { crc32, inflateRawSync } from 'node:zlib'
import { limits } from '../../engine/extract/limits.ts'

/** A part of a zipped document: its path and what it holds, unzipped. */
export interface ZipPart {
  readonly path: string
  readonly content: Buffer
}

const damaged = (): Error => new Error('The zipped file is damaged')

const endMark = 0x06_05_4b_50
const entryMark = 0x02_01_4b_50
const partMark = 0x04_03_4b_50
const longestComment = 0xff_ff

/** Where the end record stands, which names the directory of all parts. */
function endOf(zip: Buffer): number {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 22 - longestComment); at -= 1)
    if (zip.readUInt32LE(at) === endMark) return at
  throw damaged()
}

function unzip(zip: Buffer, entry: number, most: number): Buffer {
  const method = zip.readUInt16LE(entry + 10)
  const size = zip.readUInt32LE(entry + 20)
  const part = zip.readUInt32LE(entry + 42)
  if (zip.readUInt32LE(part) !== partMark) throw damaged()
  const from = part + 30 + zip.readUInt16LE(part + 26) + zip.readUInt16LE(part + 28)
  const packed = zip.subarray(from, from + size)
  if (method === 0) return packed
  if (method !== 8) throw damaged()
  return inflateRawSync(packed, { maxOutputLength: Math.max(most, 1) })
}

/**
 * The parts whose path is wanted, unzipped, whatever sizes the file claims. Throws when it is damaged, or has more parts
 * or more to unzip than the caps allow.
 */
export function readZip(body: Uint8Array, isWanted: (path: string) => boolean): ZipPart[] {
  const zip = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const end = endOf(zip)
  const count = zip.readUInt16LE(end + 10)
  if (count > limits.zippedParts) throw damaged()
  const parts: ZipPart[] = []
  let left: number = limits.unzippedBytes
  let entry = zip.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(entry) !== entryMark) throw damaged()
    const nameLength = zip.readUInt16LE(entry + 28)
    const path = zip.toString('utf8', entry + 46, entry + 46 + nameLength)
    if (isWanted(path)) {
      const content = unzip(zip, entry, left)
      left -= content.length
      if (left < 0) throw damaged()
      parts.push({ path, content })
    }
    entry += 46 + nameLength + zip.readUInt16LE(entry + 30) + zip.readUInt16LE(entry + 32)
  }
  return parts
}

/** A zip of these parts, stored as they are: what a reader of zips unzips then is what was measured here. */
export function writeZip(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { path, content } of parts) {
    const name = Buffer.from(path)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt32LE(crc32(content), 10)
    fields.writeUInt32LE(content.length, 14)
    fields.writeUInt32LE(content.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const mark = Buffer.alloc(4)
    mark.writeUInt32LE(partMark)
    const entry = Buffer.alloc(6)
    entry.writeUInt32LE(entryMark)
    entry.writeUInt16LE(20, 4)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    bodies.push(mark, fields, name, content)
    directory.push(entry, fields, place, name)
    offset += 30 + name.length + content.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(endMark)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, entries, end])
}
