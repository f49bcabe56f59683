import type { ReactNode } from 'react'
import { usePageTitle } from '../lib/use-page-title.ts'
import { ForeignText } from './ForeignText.tsx'

interface PageProps {
  /** Heads the page and names it in the browser. */
  readonly title: string
  /** Names it in the browser where that is something else. */
  readonly browserTitle?: string
  /** The heading is for screen readers alone. */
  readonly isTitleHidden?: boolean
  /** A title that somebody chose is cut after two lines; the whole of it is its tooltip. */
  readonly isTitleClipped?: boolean
  /** The way back, above the heading; it keeps its own distance. */
  readonly above?: ReactNode
  /** What the page is about, below the heading. */
  readonly lead?: ReactNode
  /** What acts on the whole page: at the heading's right, below it where there is no room. */
  readonly actions?: ReactNode
  readonly width?: keyof typeof widths
  readonly children: ReactNode
}

const widths = { full: 'max-w-page py-6', card: 'max-w-2xl py-16', text: 'max-w-lg py-16' } as const

/** The space that every page keeps at its sides. */
export const pageSides = 'px-4 md:px-8'

/** The frame of a page: its width, its sides, and its heading. */
export function Page({
  title,
  browserTitle = title,
  isTitleHidden,
  isTitleClipped = false,
  above,
  lead,
  actions,
  width = 'full',
  children,
}: PageProps) {
  usePageTitle(browserTitle)
  const heading = (
    <>
      <h1
        className={
          isTitleHidden ? 'sr-only' : `text-title font-semibold wrap-anywhere ${isTitleClipped ? 'line-clamp-2' : ''}`
        }
        title={isTitleClipped ? title : undefined}
      >
        <ForeignText text={title} />
      </h1>
      {lead !== undefined && <div className="mt-1 max-w-prose text-fg3">{lead}</div>}
    </>
  )
  return (
    <div className={`mx-auto ${widths[width]} ${pageSides}`}>
      {above}
      {actions === undefined ? (
        heading
      ) : (
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <div className="min-w-0">{heading}</div>
          {actions}
        </div>
      )}
      {children}
    </div>
  )
}
