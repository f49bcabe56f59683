import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { messageOf } from '../../../lib/api-error.ts'
import { notify } from '../../../lib/notify.ts'
import { Button } from '../../../ui/Button.tsx'
import { useConfirmHost } from '../queries/confirm-host.ts'

const noRight = 'Your role cannot edit vendors.'

/** Hosts that look like the vendor's but that its own pages do not prove: never evidence before somebody says so. */
export function UnconfirmedHosts({ page }: { readonly page: ReviewPage }) {
  const confirm = useConfirmHost(page.vendor.id)
  const hosts = page.unconfirmed
  if (hosts.length === 0) return null
  const mayEdit = page.abilities.edit_vendor
  const act = (host: string, confirmed: boolean): void =>
    confirm.mutate(
      { host, confirmed },
      {
        onSuccess: () =>
          notify.success(confirmed ? `${host} will be read in the next scan` : `${host} is no longer confirmed`),
        onError: (error) => notify.error(messageOf(error)),
      },
    )
  return (
    <section aria-labelledby="unconfirmed" className="mb-8">
      <h2 id="unconfirmed" className="text-ui font-semibold">
        Unconfirmed hosts
      </h2>
      <p className="mt-1 max-w-reading text-label text-fg3">
        These hosts carry the vendor’s name, but nothing on the vendor’s pages shows that they belong to it, so they
        were not read.
      </p>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card border border-line bg-s1">
        {hosts.map(({ host, confirmed }) => (
          <li key={host} className="flex flex-wrap items-center gap-3 px-4 py-2">
            <span className="font-mono text-label break-all">{host}</span>
            <span className="ml-auto flex items-center gap-3">
              {confirmed && <span className="text-label text-fg3">Confirmed for the next scan</span>}
              <Button
                size="sm"
                disabledReason={mayEdit ? null : noRight}
                busy={confirm.isPending && confirm.variables.host === host}
                onClick={() => act(host, !confirmed)}
              >
                {confirmed ? 'Undo' : 'Confirm host'}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
