import { notify } from './notify.ts'

/** Copies the text and says so with the notice, or that the browser refused. */
export async function copyToClipboard(text: string, notice: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    notify.success(notice)
  } catch {
    notify.error('Your browser did not allow copying. Select the text and copy it yourself.')
  }
}
