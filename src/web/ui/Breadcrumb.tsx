import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { ForeignText } from './ForeignText.tsx'

/** The way from the Review Hub to a vendor; narrow screens have the header instead. */
export function Breadcrumb({ name }: { readonly name: string }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-4 text-label max-md:hidden">
      <ol className="flex items-center gap-2 text-fg3">
        <li>
          <Link to="/dashboard" className="hover:text-fg">
            Review Hub
          </Link>
        </li>
        <li aria-hidden="true">
          <ChevronRight className="size-3" />
        </li>
        <li aria-current="page" className="text-fg2">
          <ForeignText text={name} />
        </li>
      </ol>
    </nav>
  )
}
