type Json = Record<string, unknown>

export const hasPasskeys = (): boolean =>
  'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential

const jsonOf = (credential: Credential | null): Json => {
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The browser gave no passkey.')
  // safe because toJSON answers a plain object
  return credential.toJSON() as unknown as Json
}

/** What a browser says of a refusal is written for programmers. */
const said = (error: unknown): Error =>
  error instanceof DOMException
    ? new Error('The passkey was not used: it was cancelled, or this device has none for this account.', {
        cause: error,
      })
    : new Error(String(error))

export async function createPasskey(options: Json): Promise<Json> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
      // safe because the server made them for this very function
      options as unknown as PublicKeyCredentialCreationOptionsJSON,
    )
    return jsonOf(await navigator.credentials.create({ publicKey }))
  } catch (error) {
    throw said(error)
  }
}

export async function askPasskey(options: Json): Promise<Json> {
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
      // safe because the server made them for this very function
      options as unknown as PublicKeyCredentialRequestOptionsJSON,
    )
    return jsonOf(await navigator.credentials.get({ publicKey }))
  } catch (error) {
    throw said(error)
  }
}
