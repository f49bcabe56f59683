import type { ReactNode } from 'react'
import { ExternalLink } from 'lucide-react'

interface NewTabLinkProps {
  readonly href: string
  readonly className: string
  /** Shows by an icon, too, that the link leads elsewhere. */
  readonly hasIcon?: boolean
  readonly children: ReactNode
}

const note = '(opens in a new tab)'

/** A link to somebody else's page. It tells that page nothing of ours. */
export function NewTabLink({ href, className, hasIcon = false, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={className}>
      {children}
      {hasIcon ? (
        <ExternalLink className="size-3 shrink-0" aria-label={note} />
      ) : (
        <span className="sr-only"> {note}</span>
      )}
    </a>
  )
}
