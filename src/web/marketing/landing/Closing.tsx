import { sitePath } from '../links.ts'

export function Closing() {
  return (
    <section className="container closing" aria-labelledby="closing-title">
      <div>
        <h2 id="closing-title">Limited Pilot Program - Closing This Week</h2>
        <p>
          Bring a vendor that you are reviewing now. In 15 minutes we scan it live and go through the quotes together.
          We take up pilots week by week: requests close each Friday, and later ones move to the next week.
        </p>
      </div>
      <a href={sitePath('/schedule-briefing')} className="button primary large">
        Schedule Your 15-Min Briefing
      </a>
    </section>
  )
}
