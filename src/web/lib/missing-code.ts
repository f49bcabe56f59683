import { useEffect, useState } from 'react'
import { serverAnswers } from './api.ts'

/** Code of the page that did not come: there is no network, or an update of the product took the file away. */
export class MissingCode extends Error {
  constructor() {
    super('A part of this page could not be loaded. Check your connection; Assay tries again by itself.')
    this.name = 'MissingCode'
  }
}

/** Loads code, and says by MissingCode that it did not come. */
export async function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load()
  } catch {
    throw new MissingCode()
  }
}

const reloadedKey = 'assay:reloaded-at'
const reloadPause = 60_000
const tryEvery = 5_000

/** A browser does not try an import twice: a new page does. One reload a minute, in case the file is gone for good. */
async function reloadIfUseful(isAsked: boolean): Promise<void> {
  const isRecent = Date.now() - Number(sessionStorage.getItem(reloadedKey) ?? 0) < reloadPause
  if ((isRecent && !isAsked) || !(await serverAnswers())) return
  sessionStorage.setItem(reloadedKey, String(Date.now()))
  location.reload()
}

/** Reloads the page as soon as the server answers. Answers how to try at once, and whether that is under way. */
export function useReloadWhenBack(isWanted: boolean): { readonly retry: () => void; readonly isTrying: boolean } {
  const [isTrying, setTrying] = useState(false)
  useEffect(() => {
    if (!isWanted) return undefined
    const attempt = (): void => void reloadIfUseful(false)
    attempt()
    const timer = setInterval(attempt, tryEvery)
    addEventListener('online', attempt)
    return () => {
      clearInterval(timer)
      removeEventListener('online', attempt)
    }
  }, [isWanted])
  const retry = (): void => {
    setTrying(true)
    void reloadIfUseful(true).finally(() => setTrying(false))
  }
  return { retry, isTrying }
}
