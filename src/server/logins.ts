import { loadKeys } from './access/keys.ts'
import type { Login } from './db/migrate.ts'
import type { Settings } from './settings.ts'

type MadeLogin = Login & { readonly password: string }

export function withLogin(url: string, { name, password }: MadeLogin): string {
  const next = new URL(url)
  next.username = encodeURIComponent(name)
  next.password = encodeURIComponent(password)
  return next.href
}

const databaseName = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1)) || 'postgres'

function madeLogin(settings: Settings, name: string): MadeLogin {
  return { name, password: loadKeys(settings.keysFile, settings.dataDir).mac('database-login', name) }
}

/** The node's own login, which an owner makes; its password derives from the secret keys. */
export const runtimeLogin = (settings: Settings, url: string): MadeLogin =>
  madeLogin(settings, `${databaseName(url)}_runtime`)

/** The login of tenants' transactions: the one of DATABASE_URL_TENANT, else one that an owner makes. */
export function tenantsLogin(settings: Settings, url: string): Login {
  if (settings.tenantUrl === null) return madeLogin(settings, `${databaseName(url)}_tenant`)
  return { name: decodeURIComponent(new URL(settings.tenantUrl).username), password: null }
}

/** Opens the database that `url` names as the tenants' login. */
export function tenantsUrl(settings: Settings, url: string): string {
  return settings.tenantUrl ?? withLogin(url, madeLogin(settings, `${databaseName(url)}_tenant`))
}
