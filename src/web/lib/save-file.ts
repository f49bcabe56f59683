/** Hands bytes or text to the browser as a download. */
export function saveFile(content: string | Uint8Array<ArrayBuffer>, type: string, name: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser reads the file after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

interface AnsweredFile {
  readonly filename: string
  readonly media_type: string
  readonly content?: string | undefined
  readonly base64?: string | undefined
}

/** Hands over a file as the API answers it in JSON: text as it is, bytes in base64. */
export function saveAnswer({ filename, media_type: type, content, base64 }: AnsweredFile): void {
  const bytes = base64 === undefined ? null : Uint8Array.from(atob(base64), (one) => one.charCodeAt(0))
  saveFile(bytes ?? content ?? '', type, filename)
}
