/** What a file says, whatever its type. */
export interface FileText {
  readonly text: string
  readonly title: string
  readonly truncated: boolean
  /** Where each page starts in the text, for files that have pages. */
  readonly pages?: readonly number[]
}
