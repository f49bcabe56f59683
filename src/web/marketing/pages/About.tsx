import { Contact } from '../Contact.tsx'
import { sitePath } from '../links.ts'
import { TextPage, type TextSection } from '../TextPage.tsx'

const sections: readonly TextSection[] = [
  {
    id: 'mission',
    title: 'Our mission',
    body: (
      <>
        <p>
          Every company hands its data to software that it did not write. Whether that is safe is decided from the
          vendor’s own pages, by people who have no time to read them. We want that reading to be done, all of it, every
          time, and so that anybody can look it up.
        </p>
        <p>
          That is why Assay writes nothing that it cannot quote. Each claim carries the sentence that it rests on, the
          page, the day on which the page was stored, and a hash of its text. What the pages do not say is told as what
          it is: not stated. And because a program can be wrong,{' '}
          <a href={sitePath('/measurement')}>we publish how often it is</a>.
        </p>
      </>
    ),
  },
  {
    id: 'leadership',
    title: 'Team and leadership',
    body: (
      <>
        <p>
          We are a small, bootstrapped team of engineers and security analysts. Those who build the product read vendor
          documents themselves, and those who lead it answer when you write.
        </p>
        <p>
          We do not put portraits here. Who will work with you introduces themselves in the{' '}
          <a href={sitePath('/schedule-briefing')}>briefing</a>.
        </p>
      </>
    ),
  },
  {
    id: 'supporters',
    title: 'Supporters',
    body: (
      <>
        <p>
          The product is carried by its pilot customers: security teams that review vendors with it, tell us where it
          was wrong, and decide with us what comes next. We name none of them without being asked to.
        </p>
        <p>
          It also stands on open software: PostgreSQL, Node.js, React, Fastify and many more. Their licences come with
          the product.
        </p>
      </>
    ),
  },
  {
    id: 'careers',
    title: 'Careers',
    body: (
      <p>
        There is no open position at the moment. If you read security pages for a living and have ideas about how a
        machine should, write to us: <Contact />.
      </p>
    ),
  },
  {
    id: 'press',
    title: 'Press',
    body: (
      <p>
        Questions of journalists and analysts reach us at <Contact />. You may quote anything on these pages; the
        figures come with what they rest on, and we ask you to keep the two together.
      </p>
    ),
  },
  {
    id: 'briefing',
    title: 'See it on a vendor of yours',
    body: (
      <>
        <p>Fifteen minutes, one vendor that you choose, and every claim opened that you doubt.</p>
        <p className="buttons">
          <a className="button primary large" href={sitePath('/schedule-briefing')}>
            Schedule Your 15-Min Briefing
          </a>
        </p>
      </>
    ),
  },
]

export function About() {
  return (
    <TextPage
      title="About Assay"
      intro="We review the security of software vendors, in public sentences that anybody can check."
      sections={sections}
    />
  )
}
