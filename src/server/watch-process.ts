import { statfs } from 'node:fs/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Monitoring } from '../contract/health.monitoring.ts'

type ProcessFigures = Pick<Monitoring, 'process' | 'disk'>

interface Pool {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

const everyMinute = 60_000

/** Watches this process: how long its turns take, in windows of a minute, its memory, its connections and its disk. */
export function watchProcess(pool: Pool, dataDir: string): { read: () => Promise<ProcessFigures>; stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  const renewal = setInterval(() => delay.reset(), everyMinute)
  renewal.unref()
  return {
    async read() {
      const memory = process.memoryUsage()
      const disk = await statfs(dataDir).catch(() => null)
      // The timer that measures is part of what it measures.
      const late = Number.isFinite(delay.percentile(99)) ? Math.max(0, delay.percentile(99) / 1e6 - 20) : 0
      return {
        process: {
          event_loop_99_ms: Math.round(late * 10) / 10,
          resident_bytes: memory.rss,
          heap_bytes: memory.heapUsed,
          uptime_seconds: Math.round(process.uptime()),
          connections_open: pool.totalCount,
          connections_idle: pool.idleCount,
          requests_waiting: pool.waitingCount,
        },
        disk: disk
          ? { free_bytes: disk.bavail * disk.bsize, total_bytes: disk.blocks * disk.bsize }
          : { free_bytes: 0, total_bytes: 0 },
      }
    },
    stop() {
      clearInterval(renewal)
      delay.disable()
    },
  }
}
