import { toast } from 'sonner'

/** Copies the text and says so with the notice, or that the browser refused. */
export async function copyToClipboard(text: string, notice: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(notice)
  } catch {
    toast.error('Your browser did not allow copying. Select the text and copy it yourself.')
  }
}
