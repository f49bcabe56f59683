import { rmSync } from 'node:fs'

/** The folder was made for this run alone. Deleted once the product has stopped with the run. */
export default function removeData(): void {
  const folder = process.env['ASSAY_E2E_DATA_DIR']
  if (folder !== undefined) process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
