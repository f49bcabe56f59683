import { readFileSync } from 'node:fs'

/** A running postmaster, as its pid file tells: line 1 the process, line 4 the port. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
}

function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')
  } catch {
    return false
  }
}

/** True while the process runs; a zombie does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // safe because process.kill throws only system errors
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return !isZombie(pid)
}

function servesFolder(pid: number, folder: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(folder)
  } catch {
    return false
  }
}

/** The postmaster that an earlier process left running on this folder, or undefined. A pid reused by another program is not one. */
export function findPostmaster(folder: string): Postmaster | undefined {
  let lines: string[]
  try {
    lines = readFileSync(`${folder}/postmaster.pid`, 'utf8').split('\n')
  } catch {
    return undefined
  }
  const pid = Number(lines[0])
  const port = Number(lines[3])
  if (!Number.isInteger(pid) || pid <= 0 || !Number.isInteger(port) || port <= 0) return undefined
  return isAlive(pid) && servesFolder(pid, folder) ? { pid, port } : undefined
}
