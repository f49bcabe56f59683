import { toast } from 'sonner'

/** Puts words on the clipboard and says so; a browser that refuses is told of too. */
export async function copy(words: string, said: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(words)
    toast.success(said)
  } catch {
    toast.error('The browser did not allow copying.')
  }
}
