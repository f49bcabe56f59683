import type { MeasuredTable, Measurement } from '../../../contract/public-pages.ts'
import { sitePath } from '../links.ts'
import { TextPage, type TextSection } from '../TextPage.tsx'

const isNumber = (cell: string): boolean => /^(?:[\d.]+(?: %)?|\d+ of \d+|–)$/.test(cell)

function Figures({ table, caption }: { readonly table: MeasuredTable; readonly caption: string }) {
  return (
    <div className="table" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {table.head.map((cell, index) => (
              <th key={cell} scope="col" className={index === 0 ? undefined : 'number'}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, index) => (
                <td key={table.head[index]} className={isNumber(cell) ? 'number' : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const sectionsOf = (measured: Measurement): readonly TextSection[] => [
  {
    id: 'new-vendors',
    title: 'On vendors that it had never read',
    body: (
      <>
        <p>
          This is what to expect of a vendor of yours. People read the vendor’s pages and answered the questions first;
          then the product read the same pages once. Each line is one such first reading; the rules were changed only
          afterwards.
        </p>
        <Figures table={measured.firstReadings} caption="First readings" />
        <p>{measured.toReach}</p>
        <p>
          What was wrong in these readings has been read since, and the rules were corrected for what the errors have in
          common. Only the next first reading can tell what that is worth, and it becomes the next line.
        </p>
      </>
    ),
  },
  {
    id: 'words',
    title: 'What the words mean',
    body: (
      <ul>
        <li>
          <strong>Precision:</strong> of the answers that the product gave, the share that was right.
        </li>
        <li>
          <strong>Recall:</strong> of the answers that stood on the pages, the share that it found, and found right.
        </li>
        <li>
          <strong>Stated:</strong> how often answers were right that the product marks as stated, its strongest word.
        </li>
        <li>
          <strong>Plan gates:</strong> how often it found that something is limited to certain plans.
        </li>
      </ul>
    ),
  },
  {
    id: 'samples',
    title: 'On the sample vendors that come with it',
    body: (
      <>
        <p>
          You can repeat this one: <code>npm run eval:samples</code>. It says that the whole way works, and nothing
          about vendors that we have not written ourselves. {measured.sampleMethod}
        </p>
        <Figures table={measured.samples} caption="Sample vendors" />
      </>
    ),
  },
  {
    id: 'time',
    title: 'How long a scan takes',
    body: (
      <p>
        {measured.scanTime} How long a vendor of yours takes depends on how many pages it has and how fast it answers.
      </p>
    ),
  },
  {
    id: 'file',
    title: 'Where the figures come from',
    body: (
      <p>
        No figure on this page was typed: the page is made from the file that the measurements write,{' '}
        <code>bench/REPORT.md</code>, when the product is built
        {measured.changedOn === null ? '' : `; that file last changed on ${measured.changedOn}`}. The marketing figures
        of the landing page are another matter: each one says beside it what it rests on. How a claim is proven stands
        on the <a href={sitePath('/security#proof')}>security page</a>.
      </p>
    ),
  },
]

export function MeasurementPage({ measured }: { readonly measured: Measurement }) {
  return (
    <TextPage
      title="Our own numbers"
      intro="A product that asks others for proof has to show how often it is right. These are our measurements, the poor ones included."
      {...(measured.changedOn === null ? {} : { dated: `Measured up to ${measured.changedOn}` })}
      sections={sectionsOf(measured)}
    />
  )
}
