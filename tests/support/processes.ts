import { readFileSync, readdirSync } from 'node:fs'

/** A process of the product, as the system tells of it. Memory in bytes. */
export interface ProductProcess {
  readonly pid: number
  readonly name: 'supervisor' | 'web' | 'worker' | 'reader'
  readonly resident: number
}

interface Row {
  readonly pid: number
  readonly parent: number
  readonly resident: number
}

function rows(): Row[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8')
        const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1])
        return [{ pid: Number(name), parent, resident: Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024 }]
      } catch {
        // It ended while we looked.
        return []
      }
    })
}

function roleOf(pid: number): 'web' | 'worker' | null {
  try {
    const role = /(?:^|\0)ROLE=(web|worker)(?:\0|$)/.exec(readFileSync(`/proc/${pid}/environ`, 'utf8'))?.[1]
    return role === 'web' || role === 'worker' ? role : null
  } catch {
    return null
  }
}

/** The supervisor, its nodes, and the processes in which those read. Linux alone. */
export function processesOf(supervisor: number): ProductProcess[] {
  const all = rows()
  const nodes = all.flatMap((row) => {
    const name = row.parent === supervisor ? roleOf(row.pid) : null
    return name === null ? [] : [{ pid: row.pid, name, resident: row.resident }]
  })
  const parents = new Set(nodes.map(({ pid }) => pid))
  const readers = all.filter(({ parent }) => parents.has(parent))
  const own = all.filter(({ pid }) => pid === supervisor)
  return [
    ...own.map(({ pid, resident }) => ({ pid, name: 'supervisor' as const, resident })),
    ...nodes,
    ...readers.map(({ pid, resident }) => ({ pid, name: 'reader' as const, resident })),
  ]
}
