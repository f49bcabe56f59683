import { sitePath } from '../links.ts'
import { PageBar } from '../PageBar.tsx'
import { helpTopics, type HelpTopic } from './topics.tsx'

/** All pages of the help. The script brings the search, which looks through their titles and summaries. */
export function HelpCenter({ wordsOf }: { readonly wordsOf: (topic: HelpTopic) => string }) {
  return (
    <>
      <PageBar />
      <main id="main" className="container page wide">
        <div>
          <h1>Help Center</h1>
          <p className="intro">One page for each task, with pictures of the product as it is.</p>
          <form className="form help-search" data-help-search="" role="search">
            <label htmlFor="help-words">
              Search the help
              <input id="help-words" type="search" autoComplete="off" />
            </label>
            <p role="status" className="meta" />
          </form>
          <ul className="topics">
            {helpTopics.map((topic) => (
              <li key={topic.id} data-topic={wordsOf(topic)}>
                <a href={sitePath(`/help/${topic.id}`)}>
                  <strong>{topic.title}</strong>
                  {topic.summary}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </main>
    </>
  )
}
