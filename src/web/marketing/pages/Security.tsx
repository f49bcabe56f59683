import { appPath, sitePath } from '../links.ts'
import { TextPage, type TextSection } from '../TextPage.tsx'

const proof: readonly TextSection[] = [
  {
    id: 'apart',
    title: 'How organizations are kept apart',
    body: (
      <>
        <p>There are two walls, and each would hold without the other.</p>
        <ul>
          <li>
            <strong>In the program:</strong> every question about an organization’s data needs a scope that only a
            checked session or a claimed job gives. Code that has none does not compile.
          </li>
          <li>
            <strong>In the database:</strong> row-level security is forced on every table with an organization in it.
            The login that works there shows a proof for one organization in each transaction, so that even injected SQL
            stays within it.
          </li>
        </ul>
        <p>Every route is called by tests as every role, and every route with an identifier by another organization.</p>
      </>
    ),
  },
  {
    id: 'fetching',
    title: 'What we fetch, and how politely',
    body: (
      <>
        <p>
          We read public pages of the vendor that you name: trust pages, reports, papers, admin guides, prices and legal
          texts. We sign in nowhere and send no form.
        </p>
        <ul>
          <li>We ask for robots.txt first and follow it. Our name there is Assay.</li>
          <li>
            At most two requests at a time to one host, half a second apart or as much as the host asks for, up to 30
            seconds.
          </li>
          <li>A host that says it is busy is left alone for as long as it says.</li>
          <li>By default a scan reads at most 60 pages and 12 files, for two minutes.</li>
          <li>Addresses inside our own network are refused, before and after the name is looked up.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'proof',
    title: 'How a claim is proven',
    body: (
      <>
        <ol>
          <li>A page is stored as it was read, with its address, the moment, and a SHA-256 of its text.</li>
          <li>An answer names the place of its sentence in that text.</li>
          <li>
            A program compares the sentence with the text, letter by letter. If they differ, the answer is not kept.
          </li>
          <li>The database compares them again before it stores the answer.</li>
        </ol>
        <p>
          That proves that the page says so. It does not prove that the vendor does so: nothing was tested. And a
          sentence can be misread, which is why <a href={sitePath('/measurement')}>we measure how often</a>.
        </p>
      </>
    ),
  },
  {
    id: 'hostile',
    title: 'What we do about hostile pages',
    body: (
      <p>
        Text from outside is read in processes of its own, with limits of time and memory, without rights and without
        access to the database. A page that breaks its reader is told of in the review as unreadable, and the scan goes
        on. Instructions that a page holds for machines are noted and not followed.
      </p>
    ),
  },
]

const rest: readonly TextSection[] = [
  {
    id: 'accounts',
    title: 'Accounts and sessions',
    body: (
      <ul>
        <li>Passwords are hashed with argon2id; common ones are refused.</li>
        <li>
          A second factor by an authenticator app or a passkey. An organization may ask it of every member, and in
          production no operator works without one.
        </li>
        <li>
          Sessions are looked up at every request, so that ending one counts at once. A token that is used twice ends
          its session.
        </li>
        <li>Every change leaves a row in an audit log that is chained, so that a missing row shows.</li>
        <li>No cookie, no third-party script, and a content policy that is closed by default.</li>
      </ul>
    ),
  },
  {
    id: 'report',
    title: 'Report a weakness',
    body: (
      <>
        <p>
          The address stands in <a href={sitePath('/.well-known/security.txt')}>security.txt</a>. Tell us what you did
          and what you saw; we confirm that we have it within three working days, and tell you when it is mended.
        </p>
        <p>
          Please use accounts of your own, read no more of others’ data than it takes to show the point, and give us
          time to mend it. Who keeps to that has nothing to fear from us.
        </p>
      </>
    ),
  },
  {
    id: 'subprocessors',
    title: 'Subprocessors',
    body: (
      <>
        <p>Who works for an installation depends on how it is set up. These may:</p>
        <div className="table">
          <table>
            <thead>
              <tr>
                <th scope="col">What for</th>
                <th scope="col">Who</th>
                <th scope="col">What they see</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Hosting</td>
                <td>The operator’s host</td>
                <td>Everything, as stored</td>
              </tr>
              <tr>
                <td>E-mail</td>
                <td>The operator’s mail server</td>
                <td>Addresses and messages</td>
              </tr>
              <tr>
                <td>Payment, where it is set up</td>
                <td>Stripe</td>
                <td>Name, e-mail address, organization, card data that we never see</td>
              </tr>
              <tr>
                <td>Google sign-in, where it is set up</td>
                <td>Google</td>
                <td>That you sign in here</td>
              </tr>
              <tr>
                <td>Search, where it is set up</td>
                <td>The search service of the operator’s choice</td>
                <td>Names of vendors, never who asks</td>
              </tr>
              <tr>
                <td>Scheduling form, where it is set up</td>
                <td>HubSpot</td>
                <td>What you type in that form</td>
              </tr>
            </tbody>
          </table>
        </div>
        <p>No language model of a third party reads your data: the analysis runs in the product itself.</p>
      </>
    ),
  },
  {
    id: 'status',
    title: 'Status',
    body: (
      <p>
        <a href={appPath('/api/health/status')}>The status of this installation</a> is answered by the product itself,
        for people and for monitors: 200 when it works, 503 when it does not.
      </p>
    ),
  },
]

export function Security() {
  return (
    <TextPage
      title="Security"
      intro="How the product that reads other people’s security pages does it itself."
      sections={[...proof, ...rest]}
    />
  )
}
