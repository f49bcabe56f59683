import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { buttonStyle } from '../ui/button-style.ts'
import { NotFoundWords } from '../ui/NotFoundWords.tsx'
import { Footer } from './Footer.tsx'
import { HtmlPage, type PageHead } from './HtmlPage.tsx'
import { Landing } from './landing/Landing.tsx'
import { homePath, wholeAddress } from './links.ts'
import type { Material } from '../../contract/public-pages.ts'
import { About } from './pages/About.tsx'
import { Privacy } from './pages/Privacy.tsx'
import { Terms } from './pages/Terms.tsx'

interface PublicPage {
  readonly head: PageHead
  readonly body: ReactNode
}

const landingHead = ({ plans }: Material): PageHead => ({
  path: '/landing',
  isHome: true,
  title: 'Assay: vendor security reviews with a source for every claim',
  description:
    'Name a software vendor. Assay reads what it publishes about its security and writes the review: a decision, its conditions, and a quote for every claim.',
  structured: {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Assay',
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Web',
    url: wholeAddress('{{homePlace}}'),
    description: 'Reviews the security of software vendors from their public pages.',
    offers: plans.flatMap((plan) => {
      const cents = plan.price_onetime ?? plan.price_monthly
      if (cents === null || plan.is_custom) return []
      return [{ '@type': 'Offer', name: plan.name, price: (cents / 100).toFixed(2), priceCurrency: 'USD' }]
    }),
  },
})

const pagesOf = (material: Material): readonly PublicPage[] => [
  { head: landingHead(material), body: <Landing review={material.review} plans={material.plans} /> },
  {
    head: {
      path: '/about',
      title: 'About Assay',
      description: 'Who makes Assay, why every claim carries a quote, and how to reach us.',
    },
    body: <About />,
  },
  {
    head: {
      path: '/privacy-policy',
      title: 'Privacy Policy – Assay',
      description: 'What personal data Assay handles, what for and for how long. No cookies, no trackers.',
    },
    body: <Privacy />,
  },
  {
    head: {
      path: '/terms-of-service',
      title: 'Terms of Service – Assay',
      description: 'The agreement for end users of Assay: service, fees, term, liability and law.',
    },
    body: <Terms />,
  },
]

/** What the app shows at an address that nobody has, for whoever waits for no script. */
export const renderNotFound = (): string =>
  renderToStaticMarkup(
    <main>
      <NotFoundWords>
        <a href={homePath()} className={`${buttonStyle('primary')} mt-2`}>
          Return to Home
        </a>
      </NotFoundWords>
    </main>,
  )

export interface RenderedPage {
  readonly path: string
  readonly html: string
  /** Whether search engines are told of it. */
  readonly isListed: boolean
}

/** Every public page as HTML, with places in braces for what the server knows: see links.ts. */
export function renderPages(material: Material): RenderedPage[] {
  return pagesOf(material).map(({ head, body }) => ({
    path: head.path,
    isListed: head.isHidden !== true,
    html: `<!doctype html>${renderToStaticMarkup(
      <HtmlPage head={head} assets={material.assets}>
        {body}
        <Footer />
      </HtmlPage>,
    )}`,
  }))
}
