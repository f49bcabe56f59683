import { contactAddress } from './links.ts'

export function Contact() {
  return <a href={`mailto:${contactAddress}`}>{contactAddress}</a>
}
