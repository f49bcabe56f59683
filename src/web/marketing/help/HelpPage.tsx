import { sitePath } from '../links.ts'
import { TextPage } from '../TextPage.tsx'
import { helpTopics, type HelpTopic } from './topics.tsx'

/** A step never changes its place, so that its number names it. */
function Steps({ topic }: { readonly topic: HelpTopic }) {
  return (
    <>
      <ol>
        {topic.steps.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <li key={index}>{step}</li>
        ))}
      </ol>
      {topic.picture && (
        <figure>
          <img
            src={`/help/${topic.picture.file}.png`}
            alt={topic.picture.alt}
            width="1280"
            height="800"
            loading="lazy"
          />
        </figure>
      )}
    </>
  )
}

export function HelpPage({ topic }: { readonly topic: HelpTopic }) {
  const at = helpTopics.indexOf(topic)
  const next = helpTopics[(at + 1) % helpTopics.length] ?? topic
  return (
    <TextPage
      title={topic.title}
      intro={topic.summary}
      sections={[
        { id: 'steps', title: 'Step by step', body: <Steps topic={topic} /> },
        ...topic.more,
        {
          id: 'next',
          title: 'Next',
          body: (
            <p>
              <a href={sitePath(`/help/${next.id}`)}>{next.title}</a>, or back to the{' '}
              <a href={sitePath('/help')}>Help Center</a>.
            </p>
          ),
        },
      ]}
    />
  )
}
