import type { ReactNode } from 'react'
import { useIsAtLeast } from '../../lib/use-is-at-least.ts'
import { Pager } from '../../ui/Pager.tsx'
import { ActionsHeadCell, Cell, HeadCell, Table } from '../../ui/Table.tsx'
import { useOperatorSearch } from './use-operator-search.tsx'

export interface OperatedRow {
  readonly id: string
  /** One for each head: the first says what the row is about. */
  readonly cells: readonly ReactNode[]
  /** What can be done with it. */
  readonly actions: ReactNode
}

interface RowsProps {
  readonly label: string
  readonly heads: readonly string[]
  readonly rows: readonly OperatedRow[]
}

function RowsTable({ label, heads, rows }: RowsProps) {
  return (
    <Table label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <HeadCell key={head} className="min-w-24">
              {head}
            </HeadCell>
          ))}
          <ActionsHeadCell />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells, actions }) => (
          <tr key={id}>
            {cells.map((cell, index) => (
              <Cell key={heads[index]} className={index === 0 ? 'font-medium wrap-anywhere' : 'text-fg2 wrap-anywhere'}>
                {cell}
              </Cell>
            ))}
            <Cell>
              <div className="flex justify-end gap-1.5">{actions}</div>
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Narrow screens: a card a row, with nothing beside the screen's edge. */
function RowsCards({ label, heads: [, ...heads], rows }: RowsProps) {
  return (
    <ul aria-label={label} className="grid gap-3 md:grid-cols-2">
      {rows.map(({ id, cells: [title, ...cells], actions }) => (
        <li key={id} className="flex min-w-0 flex-col rounded-card border border-line bg-s1 px-4 py-3">
          <div className="font-medium wrap-anywhere">{title}</div>
          <dl className="mt-2 mb-3 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1">
            {cells.map((cell, index) => (
              <div key={heads[index]} className="contents">
                <dt className="text-label text-fg3">{heads[index]}</dt>
                <dd className="wrap-anywhere text-fg2">{cell}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-auto flex flex-wrap gap-1.5">{actions}</div>
        </li>
      ))}
    </ul>
  )
}

interface OperatedListProps extends RowsProps {
  /** What is listed, in the plural. */
  readonly noun: string
  readonly found: { readonly total: number; readonly limit: number; readonly is_counted: boolean }
}

/** A page of a long list of the console. */
export function OperatedList({ noun, found, ...rows }: OperatedListProps) {
  const { page, toPage } = useOperatorSearch()
  return (
    <>
      {useIsAtLeast('lg') ? <RowsTable {...rows} /> : <RowsCards {...rows} />}
      <Pager
        page={page}
        limit={found.limit}
        total={found.total}
        isCounted={found.is_counted}
        noun={noun}
        onPage={toPage}
      />
    </>
  )
}
