import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { sealingWith, type Sealing } from './sealing.ts'

const keyFile = z.object({
  signing: z.array(z.object({ kid: z.string(), private_pem: z.string() })).min(1),
  hmac: z.array(z.object({ kid: z.string(), secret: z.string().min(32) })).min(1),
  encryption: z.array(z.object({ kid: z.string(), secret: z.string().min(32) })).min(1),
})

/** Signing, HMAC and encryption keys with ids; the first of each list is the current one, the others still verify and open. */
export interface SecretKeys extends Sealing {
  readonly signing: readonly { readonly kid: string; readonly privateKey: KeyObject; readonly publicKey: KeyObject }[]
  /** Hex HMAC-SHA-256 under the current HMAC key; `purpose` keeps uses apart. */
  mac(purpose: string, text: string): string
}

function newKeys(): z.infer<typeof keyFile> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const secret = (): { kid: string; secret: string } => ({
    kid: randomBytes(6).toString('hex'),
    secret: randomBytes(32).toString('base64url'),
  })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return {
    signing: [{ kid: randomBytes(6).toString('hex'), private_pem: pem }],
    hmac: [secret()],
    encryption: [secret()],
  }
}

/** Two processes may start at once: the file is there whole or not at all, and the first one's stays. */
function storeOnce(path: string, text: string): void {
  const own = `${path}.${process.pid}`
  writeFileSync(own, text, { mode: 0o600 })
  try {
    linkSync(own, path)
  } catch (error) {
    if (!existsSync(path)) throw error
  } finally {
    rmSync(own)
  }
}

/** Reads the keys, or makes them once in the data folder, readable by the owner alone. Throws when a given file is not there. */
export function loadKeys(given: string | null, dataDir: string): SecretKeys {
  const path = given ?? join(dataDir, 'secret-keys.json')
  if (!existsSync(path)) {
    if (given) throw new Error(`SECRET_KEYS_FILE names ${given}, which is not there`)
    mkdirSync(dataDir, { recursive: true })
    storeOnce(path, `${JSON.stringify(newKeys(), null, 2)}\n`)
  }
  const keys = keyFile.parse(JSON.parse(readFileSync(path, 'utf8')))
  const [current] = keys.hmac
  if (!current) throw new Error('The key file has no HMAC key')
  return {
    ...sealingWith(keys.encryption),
    signing: keys.signing.map(({ kid, private_pem }) => {
      const privateKey = createPrivateKey(private_pem)
      return { kid, privateKey, publicKey: createPublicKey(privateKey) }
    }),
    mac: (purpose, text) => createHmac('sha256', current.secret).update(`${purpose}\0${text}`).digest('hex'),
  }
}
