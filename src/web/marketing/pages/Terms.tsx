import { Contact } from '../Contact.tsx'
import { homePath, sitePath } from '../links.ts'
import { TextPage, type TextSection } from '../TextPage.tsx'

const first: readonly TextSection[] = [
  {
    id: 'agreement',
    title: 'The agreement',
    body: (
      <>
        <p>
          These terms are the agreement between your organization (“you”) and Assay (“we”) on the use of the product as
          a service. Whoever accepts them for an organization confirms that they may. An order that both sides sign
          comes before these terms where the two differ.
        </p>
        <p>You must be over 18 years old, and register with the e-mail address of your organization.</p>
      </>
    ),
  },
  {
    id: 'service',
    title: 'The service',
    body: (
      <>
        <p>
          You name a vendor; we find what it publishes about its security, analyse it, and give you an assessment with
          its sources. The core analysis uses only public vendor documents and not your private data.
        </p>
        <p>
          While you subscribe, you may use the product for your own organization’s business. You may share reports
          within your organization and with those who advise it.
        </p>
      </>
    ),
  },
  {
    id: 'trial',
    title: 'Free trial',
    body: (
      <p>
        Where we offer a trial, it is free and without warranty. When it ends, your data and reports may be deleted
        unless you buy a subscription.
      </p>
    ),
  },
  {
    id: 'duties',
    title: 'Your duties',
    body: (
      <ul>
        <li>Keep your passwords and keys to yourself, and tell us when one is lost.</li>
        <li>Do not resell the service, take it apart, attack it, or use it to break a law or the rights of others.</li>
        <li>Decide yourselves: a report supports your judgement of a vendor and does not replace it.</li>
      </ul>
    ),
  },
  {
    id: 'fees',
    title: 'Fees and payment',
    body: (
      <ul>
        <li>
          The fees are those of your plan or order; see <a href={homePath('#pricing')}>pricing</a>. Reports beyond the
          limits of your plan cost extra.
        </li>
        <li>
          If you use more than your plan includes, you put that right within 10 days after our notice; otherwise extra
          fees apply.
        </li>
        <li>Invoices are due net 30 days. On late amounts we may charge interest of 1.5% per month.</li>
        <li>If a payment is 30 or more days overdue, we may suspend the service until it is made.</li>
        <li>Fees that were paid are not refundable.</li>
      </ul>
    ),
  },
  {
    id: 'term',
    title: 'Term and renewal',
    body: (
      <>
        <p>
          The initial term is one year, unless your order names another. It renews for further years unless one side
          gives notice at least 60 days before it ends.
        </p>
        <p>
          Either side may end the agreement when the other commits a material breach and does not cure it within 30 days
          after notice.
        </p>
      </>
    ),
  },
]

const second: readonly TextSection[] = [
  {
    id: 'property',
    title: 'Whose it is',
    body: (
      <p>
        The product is ours. What you enter, and the reports that are made for you, are yours to use. Passages of public
        documents remain their authors’. You may give us suggestions, and we may use them without owing anything.
      </p>
    ),
  },
  {
    id: 'confidentiality',
    title: 'Confidentiality and data protection',
    body: (
      <p>
        Each side keeps the other’s confidential information to itself and uses it for this agreement only. Personal
        data is handled as the <a href={sitePath('/privacy-policy')}>privacy policy</a> says.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'No warranty',
    body: (
      <p>
        The service is given as it is. A report says what a vendor’s public pages said on the day on which they were
        read. It may miss or mistake something, it tests nothing, and it certifies nobody. We publish{' '}
        <a href={sitePath('/measurement')}>how often answers were right</a> when we measured them.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Limits of liability',
    body: (
      <>
        <p>
          As far as the law allows, neither side is liable for indirect or consequential damage, and our whole liability
          under this agreement is limited to $100.
        </p>
        <p>A claim must be brought within one year after its cause arose.</p>
      </>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to these terms',
    body: (
      <p>
        We may change these terms. A change takes effect 10 days after we give you notice of it. If you use the service
        after that, you accept the change.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and courts',
    body: (
      <p>
        The law of Israel governs this agreement, without its rules on the choice of law. The courts of Tel Aviv-Jaffa
        alone decide disputes about it. If a clause does not hold, the others do.
      </p>
    ),
  },
]

const contact: TextSection = {
  id: 'contact',
  title: 'Contact',
  body: (
    <p>
      Notices and questions about these terms: <Contact />.
    </p>
  ),
}

export function Terms() {
  const numbered = [...first, ...second].map(({ id, title, body }, index) => ({
    id,
    body,
    title: `${index + 1}. ${title}`,
  }))
  return (
    <TextPage
      title="Terms of Service"
      intro="The agreement for end users of the service, in twelve sections."
      dated="Last updated: July 24, 2025"
      sections={[...numbered, contact]}
    />
  )
}
