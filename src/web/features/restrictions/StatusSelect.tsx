import type { Restriction } from '../../../contract/reviews.ts'
import type { TrackedRestriction } from '../../../contract/restrictions.ts'
import { messageOf } from '../../lib/api-error.ts'
import { formatDateTime } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Select } from '../../ui/Select.tsx'
import { useTrackRestriction } from './queries/track-restriction.ts'
import { statusLabels, statusOf } from './restriction-status.ts'

interface StatusSelectProps {
  readonly vendorId: string
  readonly restriction: Restriction
  readonly tracked: readonly TrackedRestriction[]
  readonly mayEdit: boolean
}

const noRight = 'Your role can read the tracker but not change it.'

/** How far this restriction has been dealt with; any status may follow any other. */
export function StatusSelect({ vendorId, restriction, tracked, mayEdit }: StatusSelectProps) {
  const track = useTrackRestriction(vendorId)
  const stored = tracked.find((one) => one.fact === restriction.fact)
  const shown = track.isPending ? track.variables.status : statusOf(tracked, restriction.fact)
  return (
    <div>
      <Select
        label={`Status of ${restriction.risk}`}
        isLabelHidden
        options={statusLabels}
        value={shown}
        disabledReason={mayEdit ? null : noRight}
        onChange={(status) =>
          track.mutate(
            { fact: restriction.fact, status },
            { onError: (error) => notify.error(`The status was not saved: ${messageOf(error)}`) },
          )
        }
      />
      {stored && (
        <p className="mt-1 text-meta text-fg3">
          {stored.updated_by ?? 'A former member'}, {formatDateTime(stored.updated_at)}
        </p>
      )}
    </div>
  )
}
