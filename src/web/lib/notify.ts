async function show(kind: 'success' | 'error', text: string, more?: string): Promise<void> {
  const { toast } = await import('sonner')
  toast[kind](text, more === undefined ? undefined : { description: more })
}

/** Says something at the edge of the screen for a few seconds. Its code comes after the page: nothing is said before. */
export const notify = {
  success: (text: string): void => void show('success', text),
  /** `more` stands below, in smaller letters. */
  error: (text: string, more?: string): void => void show('error', text, more),
}
