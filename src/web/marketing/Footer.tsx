import { appPath, homePath, sitePath } from './links.ts'
import { Wordmark } from './Wordmark.tsx'

const columns: readonly (readonly [title: string, links: readonly (readonly [label: string, href: string])[]])[] = [
  [
    'Product',
    [
      ['How It Works', homePath('#how-it-works')],
      ['Pricing', homePath('#pricing')],
      ['Security', sitePath('/security')],
      ['API Docs', appPath('/api/docs')],
      ['Our own numbers', sitePath('/measurement')],
    ],
  ],
  [
    'Company',
    [
      ['About', sitePath('/about')],
      ['Leadership', sitePath('/about#leadership')],
      ['Careers', sitePath('/about#careers')],
      ['Press', sitePath('/about#press')],
    ],
  ],
  [
    'Support',
    [
      ['Help Center', sitePath('/help')],
      ['Schedule a briefing', sitePath('/schedule-briefing')],
      ['Privacy Policy', sitePath('/privacy-policy')],
      ['Terms of Service', sitePath('/terms-of-service')],
    ],
  ],
]

export function Footer() {
  return (
    <footer className="footer">
      <div className="container footer-grid">
        <div>
          <Wordmark />
          <p className="note">Vendor security reviews in which every claim can be looked up.</p>
        </div>
        {columns.map(([title, links]) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([label, href]) => (
                <li key={label}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="container footer-line">
        <p>© 2026 Assay</p>
        <p>These pages set no cookie and load nothing from anybody else.</p>
      </div>
    </footer>
  )
}
