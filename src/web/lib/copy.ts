import { toast } from 'sonner'

/** Puts words on the clipboard and says so; a browser that refuses is told of too. */
export async function copy(text: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(said)
  } catch {
    toast.error('Your browser did not allow copying. Select the text and copy it yourself.')
  }
}
