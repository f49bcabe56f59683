import type { ReactNode } from 'react'
import { appPath, sitePath } from '../links.ts'

/** A page of the help: one task, and what one has to know for it. */
export interface HelpTopic {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly steps: readonly ReactNode[]
  readonly more: readonly { readonly id: string; readonly title: string; readonly body: ReactNode }[]
  /** A picture of the running product, by the file that its journey makes. */
  readonly picture?: { readonly file: string; readonly alt: string }
}

const reading: readonly HelpTopic[] = [
  {
    id: 'first-review',
    title: 'Make your first review',
    summary: 'Add a vendor by its name, start the scan, and open the review.',
    steps: [
      <>
        Choose <strong>New Vendor</strong> and type three letters of its name. If it is not in the list, choose{' '}
        <strong>Enter vendor details manually</strong> and give its website.
      </>,
      <>
        Choose <strong>Start review</strong>. The scan reads the vendor’s public pages; you may close the page
        meanwhile.
      </>,
      <>When it is done, the review opens with the decision, what decided it, and what to do next.</>,
    ],
    more: [
      {
        id: 'cost',
        title: 'What it costs',
        body: (
          <p>
            A started scan counts as one report of your plan, whether or not the vendor is deleted later. A scan that
            reads no page, or that fails on our side, is not charged.
          </p>
        ),
      },
    ],
    picture: { file: 'first-review', alt: 'A review of the sample vendor Larkfield: score, decision and evidence' },
  },
  {
    id: 'reading-a-claim',
    title: 'Read a claim and its source',
    summary: 'Open the passage behind a sentence, and see how sure the product is of it.',
    steps: [
      <>Choose the number behind a claim. The passage opens beside it, in the page that it was taken from.</>,
      <>
        Read the marked words. <strong>Show the whole stored page</strong> gives you what stands around them.
      </>,
      <>Page, Captured and SHA-256 say where and when it was read, so that others can check it too.</>,
    ],
    more: [
      {
        id: 'certainty',
        title: 'Stated, likely, mentioned',
        body: (
          <ul>
            <li>
              <strong>Stated:</strong> the passage proves the answer, and answers like it were measured to be right in
              19 of 20 cases.
            </li>
            <li>
              <strong>Likely:</strong> the passage proves it; read it before you act on it.
            </li>
            <li>
              <strong>Mentioned:</strong> the passage names the matter and proves nothing by itself, or is likely to
              mean something else. The review tells it as a passage to read, not as an answer.
            </li>
            <li>
              <strong>Not stated:</strong> the pages do not say. The review tells where it was looked for.
            </li>
          </ul>
        ),
      },
      {
        id: 'score',
        title: 'Quality, coverage and score',
        body: (
          <p>
            Quality says how good the answers are, coverage how many questions are answered or at least mentioned. The
            score is quality, drawn towards the middle where coverage is low. With little to go by it is withheld.
          </p>
        ),
      },
    ],
    picture: {
      file: 'reading-a-claim',
      alt: 'A claim and, beside it, the passage of the stored page with the marked sentence',
    },
  },
  {
    id: 'decision',
    title: 'Judge the answers and decide on a vendor',
    summary: 'Confirm, correct or reject answers one after the other, then record what you decided.',
    steps: [
      <>
        Choose <strong>Judge the rest</strong> below the decision. Each answer comes with its passage.
      </>,
      <>
        Press <strong>C</strong> to confirm, <strong>E</strong> to correct, <strong>X</strong> to reject,{' '}
        <strong>S</strong> to skip, <strong>Z</strong> to undo.
      </>,
      <>
        Choose <strong>Record decision</strong>: approved, with conditions, or rejected, with your reason and until when
        it holds.
      </>,
    ],
    more: [
      {
        id: 'stale',
        title: 'When the pages change',
        body: (
          <p>
            Your decisions stay over rescans. Where a page says something else than what you decided on, the review says
            so and asks you to look again.
          </p>
        ),
      },
    ],
    picture: { file: 'decision', alt: 'The queue of answers: a question, its answer, and the passage to judge it by' },
  },
]

const working: readonly HelpTopic[] = [
  {
    id: 'your-plan',
    title: 'Find the plan that pays off',
    summary: 'What reviews cost by hand, what each plan makes of it, and the formula behind it.',
    steps: [
      <>
        Open <a href={appPath('/plan-value-advisor')}>Plan &amp; Value Advisor</a>.
      </>,
      <>Enter how many vendors you review a month, who reviews them, and what an hour costs you.</>,
      <>Each plan shows what it saves against that, also where it saves nothing.</>,
    ],
    more: [
      {
        id: 'formula',
        title: 'The formula',
        body: (
          <>
            <p>Every figure follows from what you enter; what we assume until you do stands in brackets.</p>
            <ul>
              <li>
                Cost of a review by your own team = hourly rate ($100) × 18 hours. By an external consultant = $3,000.
              </li>
              <li>Savings = reviews a month × cost of a review − price of the plan.</li>
              <li>
                Hours reclaimed = reviews × (18 hours, or 8 where a consultant does it, − 2 hours with the product).
              </li>
              <li>Price per report = price of a month ÷ its reports, in whole dollars.</li>
            </ul>
            <p>
              That 18 hours become 2 is where 89% on our landing page comes from: 1 − 2 ÷ 18. They are assumptions about
              work by hand, not measurements of it.
            </p>
          </>
        ),
      },
    ],
    picture: { file: 'your-plan', alt: 'The advisor: your reviews on the left, what each plan saves on the right' },
  },
  {
    id: 'tracker',
    title: 'Work through the restrictions',
    summary: 'Give each risk an owner, a date and a status, and see what your vendor plan changes.',
    steps: [
      <>
        Open the tab <strong>Restrictions Tracker</strong> of a review.
      </>,
      <>
        Choose <strong>Your plan</strong>, so that only what applies to it is shown.
      </>,
      <>Set status, owner and due date in each row, or tick several rows and set them together.</>,
      <>
        <strong>Export</strong> hands the rows over as CSV or as an Excel workbook.
      </>,
    ],
    more: [
      {
        id: 'accepted',
        title: 'Done, or accepted',
        body: (
          <p>
            <strong>Done</strong> meets a condition. <strong>Won’t Implement</strong> accepts the risk: it is no longer
            open, stays in sight with who accepted it, and is counted apart.
          </p>
        ),
      },
      {
        id: 'shared',
        title: 'Who sees it',
        body: <p>Your whole organization. Statuses stay over rescans as long as the restriction does.</p>,
      },
    ],
    picture: { file: 'tracker', alt: 'The tracker: each restriction with its severity, status, owner and due date' },
  },
  {
    id: 'comments',
    title: 'Comment on a passage',
    summary: 'Discuss a sentence of a review where it stands.',
    steps: [
      <>Select text in the Executive Summary or the Detailed Analysis.</>,
      <>
        Choose <strong>Comment</strong>, write, and name a colleague with @ to tell them by e-mail.
      </>,
      <>
        Replies, resolved and deleted comments stand in the tab <strong>Comments</strong>.
      </>,
    ],
    more: [
      {
        id: 'deleted',
        title: 'A comment that was deleted by mistake',
        body: <p>It says who deleted it, and anybody who reads the review can restore it for a day.</p>,
      },
    ],
    picture: { file: 'comments', alt: 'The tab Comments of a review' },
  },
]

const running: readonly HelpTopic[] = [
  {
    id: 'roles',
    title: 'Invite people and give them roles',
    summary: 'Who may start scans, decide, export, pay, and let others in.',
    steps: [
      <>
        Open <a href={appPath('/tenant-admin')}>your organization</a>, tab <strong>Team Management</strong>.
      </>,
      <>Enter the work e-mail address, choose a role, and send the invitation. Its link works once.</>,
      <>
        In <strong>Roles Management</strong> see what each role may do, or make one of your own with{' '}
        <strong>Create Role</strong>.
      </>,
    ],
    more: [
      {
        id: 'built-in',
        title: 'The three roles that are always there',
        body: (
          <ul>
            <li>
              <strong>Admin:</strong> everything in the organization.
            </li>
            <li>
              <strong>Member:</strong> adds vendors, runs scans, decides, exports.
            </li>
            <li>
              <strong>Viewer:</strong> reads reviews, downloads the PDF, comments.
            </li>
          </ul>
        ),
      },
      {
        id: 'many',
        title: 'Invite many people at once',
        body: (
          <p>
            <strong>Invite from a file</strong> takes a CSV or an Excel workbook with addresses, names and roles. You
            see what each row becomes before anybody gets a message.
          </p>
        ),
      },
      {
        id: 'sign-in-rules',
        title: 'Say how members sign in, and who can be invited',
        body: (
          <p>
            Below the members, under <strong>Security</strong>, ask for two-factor authentication, say how long members
            stay signed in, and name the email domains whose addresses can be invited.
          </p>
        ),
      },
      {
        id: 'settings',
        title: 'Set review defaults, or leave',
        body: (
          <p>
            The tab <strong>Organization</strong> holds the frameworks that reviews show first, how many pages a scan
            reads, the addresses that it never fetches, the export of all your data, and the request to delete your
            organization.
          </p>
        ),
      },
    ],
    picture: { file: 'roles', alt: 'Roles Management: three roles and the table of their permissions' },
  },
  {
    id: 'billing',
    title: 'Change your plan and find receipts',
    summary: 'Upgrade at once, downgrade at the end of the period, buy one more report.',
    steps: [
      <>
        Open your organization, tab <strong>Subscription</strong>.
      </>,
      <>Choose a plan. You see what is due now and when the change takes effect before you agree.</>,
      <>Receipts stand below; each can be opened with the payment provider.</>,
    ],
    more: [
      {
        id: 'late',
        title: 'When a payment does not arrive',
        body: (
          <p>
            It is tried again. From 30 days on nothing new starts until it is paid; what is there can still be read and
            exported.
          </p>
        ),
      },
    ],
    picture: { file: 'billing', alt: 'The tab Subscription with usage and plans' },
  },
  {
    id: 'api',
    title: 'Use the API',
    summary: 'Make a key, call the product from a program, export reviews.',
    steps: [
      <>
        Open your organization, tab <strong>API Keys</strong>. Name the key and tick no more than it needs.
      </>,
      <>Copy the key: it is shown once.</>,
      <>
        Send it as a bearer token:
        <pre>
          <code>curl -H &quot;Authorization: Bearer YOUR_KEY&quot; {'{{appOrigin}}'}/api/vendors</code>
        </pre>
      </>,
    ],
    more: [
      {
        id: 'reference',
        title: 'The reference',
        body: (
          <p>
            Every call with its fields stands in the <a href={appPath('/api/docs')}>API reference</a>, and as{' '}
            <a href={appPath('/api/openapi.json')}>OpenAPI 3.1</a>.
          </p>
        ),
      },
    ],
    picture: { file: 'api', alt: 'The tab API Keys: name, permissions and lifetime of a new key' },
  },
  {
    id: 'self-hosting',
    title: 'Run it on a machine of your own',
    summary: 'One command on a machine with Node; a database, mail and payments when you want them.',
    steps: [
      <>
        You need Node 20 or newer and npm. In the product’s folder run <code>npm start</code>: it installs what is
        missing, starts a database of its own and serves everything on port 8000.
      </>,
      <>
        For production set <code>NODE_ENV=production</code>, <code>PUBLIC_URL</code>, <code>SECRET_KEYS_FILE</code> and,
        for a PostgreSQL of your own, <code>DATABASE_URL</code>. Put TLS in front.
      </>,
      <>
        <code>SMTP_HOST</code> sends e-mail, <code>STRIPE_SECRET_KEY</code> takes payments, <code>MARKETING_URL</code>{' '}
        gives these pages a host of their own.
      </>,
    ],
    more: [
      {
        id: 'backup',
        title: 'Backups',
        body: (
          <p>
            <code>npm run backup</code> and <code>npm run restore</code> write and read a copy of the database. Keep the
            file of the secret keys apart from it. The folder <code>docs</code> has the whole of operations, and{' '}
            <a href={sitePath('/security')}>the security page</a> what it rests on.
          </p>
        ),
      },
    ],
  },
]

export const helpTopics: readonly HelpTopic[] = [...reading, ...working, ...running]
