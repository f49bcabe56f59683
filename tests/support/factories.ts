import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { newId } from '../../src/server/db/ids.ts'
import { hashPassword } from '../../src/server/access/passwords.ts'
import type { DB } from '../../src/server/db/schema.ts'
import { call } from './call.ts'

export const password = 'Correct-horse-9'
/** One that the policy lets through, and another than the factories' own. */
export const newPassword = 'Another-horse-9!'

/** A sign-up that passes every check, with an address of its own. */
export const signUpForm = () => ({
  first_name: 'Nora',
  last_name: 'Field',
  organization_name: 'Firm',
  email: `nora-${crypto.randomUUID()}@firm.example`,
  password: newPassword,
  confirmPassword: newPassword,
})

let passwordHash: Promise<string> | undefined

export interface TestTenant {
  readonly id: string
  readonly slug: string
}

export async function makeTenant(
  owner: Kysely<DB>,
  more: { packageId?: string | null; status?: string } = {},
): Promise<TestTenant> {
  const id = newId()
  const slug = `tenant-${id.slice(-12)}`
  const packageId = more.packageId === undefined ? 'demo' : more.packageId
  await owner
    .insertInto('tenants')
    .values({ id, name: `Tenant ${slug}`, slug, package_id: packageId, status: more.status ?? 'active' })
    .execute()
  return { id, slug }
}

export interface TestUser {
  readonly id: string
  readonly email: string
}

export async function makeUser(
  owner: Kysely<DB>,
  tenantId: string | null,
  more: { role?: 'admin' | 'member' | 'viewer'; isSuper?: boolean; status?: string } = {},
): Promise<TestUser> {
  passwordHash ??= hashPassword(password)
  const id = newId()
  const email = `${id}@firm.example`
  await owner
    .insertInto('users')
    .values({
      id,
      tenant_id: tenantId,
      email,
      first_name: 'Test',
      last_name: 'User',
      role: more.role ?? 'member',
      is_super_admin: more.isSuper ?? false,
      status: more.status ?? 'active',
      password_hash: await passwordHash,
    })
    .execute()
  return { id, email }
}

/** Signs in over HTTP, as a client would; each user has an address of its own, so that no limit is met. */
export async function signIn(app: FastifyInstance, user: TestUser): Promise<{ access: string; refresh: string }> {
  const { body } = await call(app, 'POST', '/auth/login', { body: { email: user.email, password } })
  return { access: body.data.access_token, refresh: body.data.refresh_token }
}

export async function makeVendor(owner: Kysely<DB>, tenantId: string, name = 'Acme Cloud'): Promise<string> {
  const id = newId()
  await owner
    .insertInto('vendors')
    .values({ id, tenant_id: tenantId, name, website: 'https://acme.example/', domain: 'acme.example' })
    .execute()
  return id
}

export async function makeScan(
  owner: Kysely<DB>,
  tenantId: string,
  vendorId: string,
  status = 'completed',
): Promise<string> {
  const id = newId()
  await owner
    .insertInto('scans')
    .values({ id, tenant_id: tenantId, vendor_id: vendorId, status, as_of: '2026-01-01' })
    .execute()
  return id
}

/** A stored page that this scan read. */
export async function makeDocument(
  owner: Kysely<DB>,
  tenantId: string,
  scanId: string,
  text = 'Data is encrypted at rest.',
): Promise<string> {
  const id = `doc-${newId()}`
  const hash = 'a'.repeat(64)
  await owner
    .insertInto('captures')
    .values({ id, url: 'https://acme.example/security', text, text_sha256: hash })
    .execute()
  await owner
    .insertInto('scan_documents')
    .values({
      tenant_id: tenantId,
      scan_id: scanId,
      capture_id: id,
      position: 0,
      title: 'Security',
      language: 'en',
      body_sha256: hash,
      bytes: text.length,
      kind: 'security',
      status: 200,
      fetched_at: new Date(),
    })
    .execute()
  return id
}
