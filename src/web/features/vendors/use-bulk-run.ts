import { useState } from 'react'
import type { Vendor } from '../../../contract/vendors.ts'
import { messageOf } from '../../lib/api-error.ts'

export interface Refused {
  readonly vendor: Vendor
  readonly reason: string
}

/** Does the same to one vendor after the other, and keeps of each that was refused why. */
export function useBulkRun(vendors: readonly Vendor[], act: (vendor: Vendor) => Promise<unknown>) {
  const [done, setDone] = useState<number | null>(null)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  /** Resolves to how many were done and how many refused. */
  const run = async (): Promise<{ readonly done: number; readonly refused: number }> => {
    const failed: Refused[] = []
    setDone(0)
    for (const [index, vendor] of vendors.entries()) {
      try {
        // One after the other, so that what stands in the way of all is told before the next is asked.
        // oxlint-disable-next-line eslint/no-await-in-loop
        await act(vendor)
      } catch (error) {
        failed.push({ vendor, reason: messageOf(error) })
      }
      setRefused([...failed])
      setDone(index + 1)
    }
    return { done: vendors.length - failed.length, refused: failed.length }
  }
  const isRunning = done !== null && done < vendors.length
  return { done, refused, isRunning, isOver: done !== null && !isRunning, run }
}
