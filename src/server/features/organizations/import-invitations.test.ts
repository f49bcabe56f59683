import { expect, test } from 'vitest'
import { call } from '../../../../tests/support/call.ts'
import { makeTenant, makeUser, signIn } from '../../../../tests/support/factories.ts'
import { makeInvitation } from '../../../../tests/support/organizations.ts'
import { useTestNode } from '../../../../tests/support/test-node.ts'

const product = useTestNode()
const { owner } = product

async function makeTeam() {
  const tenantId = (await makeTenant(owner)).id
  const admin = await makeUser(owner, tenantId, { role: 'admin' })
  const { access: token } = await signIn(product.app, admin)
  const send = (rows: readonly object[], isDryRun: boolean, headers: Record<string, string> = {}) =>
    call(product.app, 'POST', '/admin/invitations/import', { token, headers, body: { rows, dry_run: isDryRun } })
  const waiting = async (): Promise<readonly { email: string; role: string; name: string }[]> =>
    (await call(product.app, 'GET', '/admin/invitations', { token })).body.data.invitations
  return { tenantId, admin, token, send, waiting }
}
const fresh = () => `${crypto.randomUUID()}@firm.example`
const messagesTo = (addresses: readonly string[]) =>
  owner.selectFrom('outgoing_mail').where('recipient', 'in', addresses).select(['recipient', 'kind']).execute()

test('a dry run sends nothing, and the import invites exactly those whom the dry run named', async () => {
  const { tenantId, admin, send, waiting } = await makeTeam()
  const [one, two, known] = [fresh(), fresh(), (await makeInvitation(owner, tenantId)).email]
  const rows = [
    { email: ` ${one.toUpperCase()} `, name: 'Nora Field', role: 'Viewer' },
    { email: two },
    { email: admin.email },
    { email: known },
    { email: 'somebody@gmail.com' },
    { email: 'nobody' },
    { email: '' },
    { email: fresh(), role: 'Wizard' },
    { email: one },
  ]
  const outcomes = ['member', 'pending', 'wrong_address', 'wrong_address', 'wrong_address', 'unknown_role', 'duplicate']
  const said = (answer: { body: { data: { rows: { outcome: string }[] } } }) =>
    answer.body.data.rows.map(({ outcome }) => outcome)
  const dry = await send(rows, true)
  expect([dry.status, dry.body.data.invited]).toEqual([200, 0])
  expect(said(dry)).toEqual(['ready', 'ready', ...outcomes])
  expect(dry.body.data.rows[4].problem).toBe(
    'Personal email addresses are not allowed. Please use your corporate email address.',
  )
  expect((await waiting()).map(({ email }) => email)).toEqual([known])
  expect(await messagesTo([one, two])).toEqual([])

  const sent = await send(rows, false)
  expect(sent.body.data.invited).toBe(2)
  expect(said(sent)).toEqual(['invited', 'invited', ...outcomes])
  const listed = (await waiting()).filter(({ email }) => email !== known)
  expect(new Map(listed.map(({ email, role, name }) => [email, [role, name]]))).toEqual(
    new Map([
      [one, ['viewer', 'Nora Field']],
      [two, ['member', '']],
    ]),
  )
  expect((await messagesTo([one, two])).map(({ kind }) => kind)).toEqual(['invitation', 'invitation'])
  expect(said(await send(rows, true)).slice(0, 2)).toEqual(['pending', 'pending'])
})

test('the log tells a file that was only checked from one by which people were invited', async () => {
  const { token, send } = await makeTeam()
  const rows = [{ email: fresh() }, { email: fresh() }, { email: 'nobody' }]
  await send(rows, true)
  await send(rows, false)
  await send(rows, true)
  const read = async (action: string) =>
    (await call(product.app, 'GET', `/admin/audit-logs?action=${action}`, { token })).body.data.logs.map(
      ({ words }: { words: string }) => words,
    )
  expect(await read('invitations_checked')).toEqual(['Rows: 3 · Ready: 0', 'Rows: 3 · Ready: 2'])
  expect(await read('invitations_imported')).toEqual(['Rows: 3 · Invited: 2'])
})

test('five hundred people are invited by one call, and a file of more is refused', async () => {
  const { send, waiting } = await makeTeam()
  const rows = Array.from({ length: 500 }, () => ({ email: fresh() }))
  expect((await send(rows, false)).body.data.invited).toBe(500)
  expect((await waiting()).length).toBe(500)
  expect((await send([{ email: fresh() }], true)).body.data.rows[0].outcome).toBe('over_limit')
  expect((await send([...rows, { email: fresh() }], true)).status).toBe(400)
  expect((await send([], true)).status).toBe(400)
})

test('two imports of one file at once invite nobody twice', async () => {
  const { send, waiting } = await makeTeam()
  const rows = Array.from({ length: 20 }, () => ({ email: fresh() }))
  const answers = await Promise.all([send(rows, false), send(rows, false)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const invited = answers.map(({ body }): number => body.data.invited)
  expect(invited.reduce((sum, one) => sum + one, 0)).toBe(20)
  expect((await waiting()).length).toBe(20)
})

test('a repetition under one key gets the first answer', async () => {
  const { send, waiting } = await makeTeam()
  const rows = [{ email: fresh() }]
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const first = await send(rows, false, headers)
  const again = await send(rows, false, headers)
  expect(again.body).toEqual(first.body)
  expect(again.raw.headers['idempotent-replayed']).toBe('true')
  expect((await waiting()).length).toBe(1)
})

test('the form to accept starts with the name that the file gave', async () => {
  const { tenantId } = await makeTeam()
  const { id, token } = await makeInvitation(owner, tenantId)
  await owner.updateTable('invitations').set({ invited_name: 'Field, Nora' }).where('id', '=', id).execute()
  const { body } = await call(product.app, 'GET', `/auth/invitation/${token}`, {})
  expect(body.data).toMatchObject({ first_name: 'Nora', last_name: 'Field' })
})
