import { Contact } from '../Contact.tsx'
import { sitePath } from '../links.ts'
import { TextPage, type TextSection } from '../TextPage.tsx'

const sections: readonly TextSection[] = [
  {
    id: 'who-we-are',
    title: 'Who we are and what this covers',
    body: (
      <p>
        This policy tells what personal data Assay handles when you read these pages, ask for a briefing, or use the
        product. Whoever runs this installation is responsible for it and answers at <Contact />.
      </p>
    ),
  },
  {
    id: 'what-we-collect',
    title: 'What we collect',
    body: (
      <ul>
        <li>
          <strong>For an account:</strong> your full name and your work e-mail address, and a password, of which only a
          hash is kept. Who signs in with Google has no password here; we keep Google’s identifier of the account.
        </li>
        <li>
          <strong>For a briefing:</strong> your name, work e-mail address, organization, time zone and the time that you
          chose.
        </li>
        <li>
          <strong>While you use the product:</strong> what you enter in it, and an audit log of who did what and when,
          with the address that the request came from.
        </li>
        <li>
          <strong>For payments:</strong> nothing of your card. It is typed on the payment provider’s pages; we keep what
          was bought, when, and for how much.
        </li>
      </ul>
    ),
  },
  {
    id: 'public-documents',
    title: 'What the analysis reads',
    body: (
      <p>
        The core analysis uses public documents of vendors only. It does not use your organization’s private data, and
        nothing that you enter is used to teach a model. Names of people that stand on a vendor’s public page may be
        part of a stored document.
      </p>
    ),
  },
  {
    id: 'what-for',
    title: 'What we use it for',
    body: (
      <ul>
        <li>to give you the product that your organization bought, and to keep it safe;</li>
        <li>to answer you, and to hold the briefing that you asked for;</li>
        <li>to send what the product has to tell you, which you can turn off where it is not about your security;</li>
        <li>to meet duties of the law, such as keeping receipts.</li>
      </ul>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and trackers',
    body: (
      <p>
        There are none. These pages set no cookie, count nobody, and load nothing from anybody else; the one exception
        is the scheduling form of a third party, where an installation has set one up, and then the briefing page says
        so. Your browser stores the theme that you chose and, once you sign in, the keys of your session.
      </p>
    ),
  },
  {
    id: 'who-else',
    title: 'Who else sees it',
    body: (
      <p>
        Members of your organization see what you enter, by their roles. Others see it only as far as they work for us:
        the host of this installation, its mail service and its payment provider, which are{' '}
        <a href={sitePath('/security#subprocessors')}>listed</a>. We sell no data. If a law makes us hand data over, we
        tell you first unless that law forbids it.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it, and how it is protected',
    body: (
      <>
        <p>
          Your account stays until you or your organization delete it. The audit log is kept for 24 months unless the
          installation says otherwise, messages that could not be sent for 24 hours, and requests for a briefing for 12
          months. When a free trial ends, data and reports may be deleted unless a subscription is bought.
        </p>
        <p>
          How the data of one organization is kept apart from another’s, and what else protects it, stands on the{' '}
          <a href={sitePath('/security')}>security page</a>.
        </p>
      </>
    ),
  },
  {
    id: 'your-rights',
    title: 'Your rights, and changes to this policy',
    body: (
      <>
        <p>
          You may see, correct, export and delete your personal data, object to its use, and complain to your data
          protection authority. Write to <Contact />; we answer within 30 days. If this policy changes in a way that
          matters to you, we tell you by e-mail before it takes effect.
        </p>
      </>
    ),
  },
]

export function Privacy() {
  return (
    <TextPage
      title="Privacy Policy"
      intro="What we know about you, why, and for how long, in eight sections and plain words."
      dated="Last updated: July 24, 2025"
      sections={sections}
      isNumbered
    />
  )
}
