import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export interface SealingKey {
  readonly kid: string
  readonly secret: string
}

/** What a sealed text belongs to: a table and column, and the row. Moved elsewhere it does not open. */
export interface SealedPlace {
  readonly column: string
  readonly row: string
}

export interface Sealing {
  /** `v1.kid.iv.text.tag`, AES-256-GCM under the current key. */
  readonly seal: (place: SealedPlace, text: string) => string
  /** Throws where it was changed, moved, or sealed with a key that is gone. */
  readonly open: (place: SealedPlace, sealed: string) => string
}

const encode = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const keyOf = ({ secret }: SealingKey): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'assay sealing', 32))
const boundTo = ({ column, row }: SealedPlace): Buffer => Buffer.from(`${column}\0${row}`)

/** Secrets at rest; the first key seals, all of them open. */
export function sealingWith(keys: readonly SealingKey[]): Sealing {
  const [current] = keys
  if (!current) throw new Error('The key file has no encryption key')
  const derived = new Map(keys.map((key) => [key.kid, keyOf(key)]))
  const currentKey = keyOf(current)
  return {
    seal(place, text) {
      const iv = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', currentKey, iv).setAAD(boundTo(place))
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return ['v1', current.kid, encode(iv), encode(sealed), encode(cipher.getAuthTag())].join('.')
    },
    open(place, sealed) {
      const [version, kid = '', iv = '', text = '', tag = ''] = sealed.split('.')
      const key = derived.get(kid)
      if (version !== 'v1' || !key) throw new Error('A secret is sealed with a key that is not in the key file')
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64url')).setAAD(boundTo(place))
      decipher.setAuthTag(Buffer.from(tag, 'base64url'))
      return Buffer.concat([decipher.update(Buffer.from(text, 'base64url')), decipher.final()]).toString('utf8')
    },
  }
}
