import type { ReactNode } from 'react'
import { PageBar } from './PageBar.tsx'

export interface TextSection {
  readonly id: string
  readonly title: string
  readonly body: ReactNode
}

interface TextPageProps {
  readonly title: string
  readonly intro: ReactNode
  readonly dated?: string
  readonly sections: readonly TextSection[]
  /** Numbers stand before the titles, as in contracts. */
  readonly isNumbered?: boolean
  readonly contents?: string
}

/** A page to read: contents at its side, a place for each section. */
export function TextPage({
  title,
  intro,
  dated,
  sections,
  isNumbered = false,
  contents = 'On this page',
}: TextPageProps) {
  const named = sections.map(({ id, title: name, body }, index) => ({
    id,
    body,
    label: isNumbered ? `${index + 1}. ${name}` : name,
  }))
  return (
    <>
      <PageBar />
      <main id="main" className="container page">
        <div className="page-head">
          <h1>{title}</h1>
          <p className="intro">{intro}</p>
          {dated !== undefined && <p className="dated">{dated}</p>}
        </div>
        <nav className="toc" aria-label={contents}>
          <h2>{contents}</h2>
          <ul>
            {named.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="page-body">
          {named.map(({ id, label, body }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{label}</h2>
              {body}
            </section>
          ))}
        </div>
      </main>
    </>
  )
}
