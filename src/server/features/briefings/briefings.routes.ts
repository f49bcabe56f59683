import { AppError } from '../../../contract/errors.ts'
import type { briefingsRoutes } from '../../../contract/briefings.ts'
import type { BodyOf } from '../../../contract/route.ts'
import { newId } from '../../db/ids.ts'
import { networkOf } from '../../http/client-address.ts'
import type { FeatureHandlers, PublicContext } from '../../http/handlers.ts'
import { isTimeZone } from '../../working-hours.ts'
import { corporateAddress } from '../auth/auth.public.ts'
import { briefingMinutes, freeSlots, inZone } from './briefings.domain.ts'
import { selectBriefings } from './briefings.queries.ts'

const taken = 'This time has just been taken. Please choose another one.'

/** Stores the booking and has both sides told of it. What a program filled in is answered alike and goes nowhere. */
async function book(
  { services, inTransaction, signIn, now, ip }: PublicContext,
  body: BodyOf<typeof briefingsRoutes.book>,
) {
  const email = await corporateAddress(body.email)
  if (!isTimeZone(body.time_zone)) throw new AppError('invalid_input', 'time_zone: there is no such time zone')
  const startsAt = new Date(body.starts_at)
  const answer = { starts_at: startsAt.toISOString() }
  if (body.website !== '') return answer
  await signIn.limits.countMessage(email, networkOf(ip))
  const { name, organization, time_zone: timeZone } = body
  const id = newId(now.getTime())
  await inTransaction(async (store, note) => {
    const free = freeSlots(services.briefings.hours, await store.selectTakenBriefings(now), now)
    if (!free.some((one) => one.getTime() === startsAt.getTime())) throw new AppError('changed_meanwhile', taken)
    const outcome = await store.bookBriefing({ id, name, email, organization, timeZone, startsAt, now })
    if (outcome === 'taken') throw new AppError('changed_meanwhile', taken)
    if (outcome === 'too_many')
      throw new AppError('rate_limited', 'You have asked for several briefings today. Please write to us instead.')
    const told = { briefing_id: id, name, email, organization, starts_at: answer.starts_at, minutes: briefingMinutes }
    await store.queueMessage(email, { kind: 'briefing', ...told, at: inZone(startsAt, timeZone) })
    const { timeZone: ours } = services.briefings.hours
    for (const operator of await store.selectBriefingRecipients())
      await store.queueMessage(operator, { kind: 'briefing_booked', ...told, at: inZone(startsAt, ours) })
    note('briefing_booked', id)
  })
  return answer
}

export const briefingsHandlers: FeatureHandlers<typeof briefingsRoutes> = {
  slots: async ({ services: { briefings }, inTransaction, now }) => {
    const gone = await inTransaction((store) => store.selectTakenBriefings(now))
    const slots = freeSlots(briefings.hours, gone, now).map((one) => one.toISOString())
    return { form: briefings.form, minutes: briefingMinutes, slots }
  },
  book: (context, { body }) => book(context, body),
  list: async ({ trx }) => ({
    briefings: (await selectBriefings(trx)).map(({ starts_at: start, created_at: created, ...row }) =>
      Object.assign(row, { starts_at: start.toISOString(), created_at: created.toISOString() }),
    ),
  }),
}
