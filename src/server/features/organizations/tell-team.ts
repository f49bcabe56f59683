import type { TenantContext } from '../../http/handlers.ts'
import { publish } from '../../live/publish.ts'

type Work<Rest extends readonly unknown[], Answer> = (context: TenantContext, ...rest: Rest) => Promise<Answer>

/** Does it, and tells the organization's browsers that its team is another. */
export function telling<Rest extends readonly unknown[], Answer>(work: Work<Rest, Answer>): Work<Rest, Answer> {
  return async (context, ...rest) => {
    const answer = await work(context, ...rest)
    await publish(context.trx, context.scope, { changed: 'organization', id: context.scope.tenantId })
    return answer
  }
}
