/** Opens a page that the server has and the app has not. What waits for it goes nowhere: the document is about to be replaced. */
export function leaveFor(path: string): Promise<never> {
  location.replace(path)
  return new Promise(() => {})
}
