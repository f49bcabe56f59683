import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { buttonStyle } from '../ui/button-style.ts'
import { NotFoundWords } from '../ui/NotFoundWords.tsx'
import { Footer } from './Footer.tsx'
import { HtmlPage, type PageHead } from './HtmlPage.tsx'
import { Landing } from './landing/Landing.tsx'
import { HelpCenter } from './help/HelpCenter.tsx'
import { HelpPage } from './help/HelpPage.tsx'
import { helpTopics, type HelpTopic } from './help/topics.tsx'
import { homePath, wholeAddress } from './links.ts'
import type { Material } from '../../contract/public-pages.ts'
import { About } from './pages/About.tsx'
import { Briefing } from './pages/Briefing.tsx'
import { MeasurementPage } from './pages/MeasurementPage.tsx'
import { Privacy } from './pages/Privacy.tsx'
import { Security } from './pages/Security.tsx'
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

/** Everything that a page of the help says, for its search. */
const wordsOf = (topic: HelpTopic): string =>
  [...topic.steps, ...topic.more.map(({ title, body }) => [title, body])]
    .map((part) => renderToStaticMarkup(<>{part}</>))
    .join(' ')
    .replaceAll(/<[^>]*>|&\w+;|\{\{\w+\}\}/g, ' ')
    .replaceAll(/\s+/g, ' ')

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
  {
    head: {
      path: '/schedule-briefing',
      title: 'Schedule Your 15-Min Briefing – Assay',
      description:
        'Fifteen minutes: a live demo on a vendor of your choice, your current process, ROI and your questions.',
    },
    body: <Briefing />,
  },
  {
    head: {
      path: '/security',
      title: 'Security – Assay',
      description:
        'How organizations are kept apart, what is fetched and how politely, how a claim is proven, and how to report.',
    },
    body: <Security />,
  },
  {
    head: {
      path: '/measurement',
      title: 'Our own numbers – Assay',
      description: 'How often the answers of Assay were right when people checked them, with date and method.',
    },
    body: <MeasurementPage measured={material.measurement} />,
  },
  {
    head: {
      path: '/help',
      title: 'Help Center – Assay',
      description: 'One page for each task: first review, reading a claim, tracker, comments, roles, billing, API.',
    },
    body: <HelpCenter wordsOf={wordsOf} />,
  },
  ...helpTopics.map((topic) => ({
    head: { path: `/help/${topic.id}`, title: `${topic.title} – Assay Help`, description: topic.summary },
    body: <HelpPage topic={topic} />,
  })),
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
