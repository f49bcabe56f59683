import type { organizationProfileRoutes } from '../../../contract/organizations.profile.ts'
import { organizationNameProblem } from '../../../contract/organizations.forms.ts'
import { AppError } from '../../../contract/errors.ts'
import type { AnswerOf, BodyOf } from '../../../contract/route.ts'
import type { FeatureHandlers, TenantContext } from '../../http/handlers.ts'
import type { FileAnswer } from '../../http/file-answer.ts'
import { lockProfile, saveProfile, selectOwnExport, selectProfile } from './profile.queries.ts'
import { telling } from './tell-team.ts'

async function readProfile({ trx, scope }: TenantContext): Promise<AnswerOf<typeof organizationProfileRoutes.profile>> {
  const row = await selectProfile(trx, scope)
  return { organization: { ...row, updated_at: row.updated_at.toISOString() } }
}

type Change = BodyOf<typeof organizationProfileRoutes.changeProfile>

async function changeProfile(context: TenantContext, { name, description, updated_at: seen }: Change) {
  const { trx, scope, now, note } = context
  const problem = organizationNameProblem(name)
  if (problem !== null) throw new AppError('invalid_input', problem)
  const { updated_at: changedAt, slug: _slug, ...before } = await lockProfile(trx, scope)
  if (seen !== undefined && new Date(seen).getTime() !== changedAt.getTime())
    throw new AppError(
      'changed_meanwhile',
      'Somebody else changed this since you opened it. Look at it again, then save.',
    )
  const after = { name, description: description.trim() }
  await saveProfile(trx, scope, { ...after, now })
  note(scope.tenantId, { before, after })
  return readProfile(context)
}

async function exportOrganization({ trx, scope, note, now }: TenantContext): Promise<FileAnswer> {
  const content = JSON.stringify(await selectOwnExport(trx), null, 2)
  note(scope.tenantId)
  return { filename: `assay-organization-${now.toISOString().slice(0, 10)}.json`, content }
}

export const organizationProfileHandlers: FeatureHandlers<typeof organizationProfileRoutes> = {
  profile: readProfile,
  changeProfile: (context, { body }) => telling(changeProfile)(context, body),
  exportOrganization,
}
