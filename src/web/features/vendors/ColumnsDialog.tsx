import { useState } from 'react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { messageOf } from '../../lib/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { useUpdateProfile } from '../account/account.public.ts'
import { columnLabels, firstColumns, moveColumn, writeColumns, type HubColumn } from './hub-columns.ts'

interface ColumnsDialogProps {
  readonly open: boolean
  readonly columns: readonly HubColumn[]
  readonly onClose: () => void
}

/** Which columns the Review Hub shows and in which order; kept with the account. */
export function ColumnsDialog({ open, columns, onClose }: ColumnsDialogProps) {
  const [chosen, setChosen] = useState(columns)
  const update = useUpdateProfile()
  // safe because a record's keys are all of its type
  const others = (Object.keys(columnLabels) as HubColumn[]).filter((column) => !chosen.includes(column))
  const save = (): void =>
    update.mutate(
      { preferences: { hub_columns: writeColumns(chosen) } },
      {
        onSuccess: onClose,
        onError: (error) => notify.error('The columns could not be saved', messageOf(error)),
      },
    )
  return (
    <FormDialog
      open={open}
      title="Columns"
      onClose={onClose}
      onSubmit={save}
      actions={
        <>
          <Button variant="ghost" className="mr-auto" onClick={() => setChosen(firstColumns)}>
            Reset
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" busy={update.isPending} disabled={chosen.length === 0}>
            Save
          </Button>
        </>
      }
    >
      <ul className="flex flex-col">
        {[...chosen, ...others].map((column) => {
          const isChosen = chosen.includes(column)
          const label = columnLabels[column]
          return (
            <li key={column} className="flex h-9 items-center gap-1 border-b border-line last:border-0">
              <label className="flex flex-1 items-center gap-2.5">
                <input
                  type="checkbox"
                  className="size-4 accent-accent"
                  checked={isChosen}
                  onChange={() => setChosen(isChosen ? chosen.filter((one) => one !== column) : [...chosen, column])}
                />
                {label}
              </label>
              {isChosen && (
                <>
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={`Move ${label} earlier`}
                    disabled={chosen[0] === column}
                    onClick={() => setChosen(moveColumn(chosen, column, -1))}
                  >
                    <ArrowUp className="size-4" aria-hidden="true" />
                  </Button>
                  <Button
                    variant="ghost"
                    size="icon"
                    aria-label={`Move ${label} later`}
                    disabled={chosen.at(-1) === column}
                    onClick={() => setChosen(moveColumn(chosen, column, 1))}
                  >
                    <ArrowDown className="size-4" aria-hidden="true" />
                  </Button>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </FormDialog>
  )
}
