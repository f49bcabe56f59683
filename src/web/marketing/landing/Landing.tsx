import type { Material } from '../../../contract/public-pages.ts'
import { Closing } from './Closing.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { LandingBar } from './LandingBar.tsx'
import { Outputs } from './Outputs.tsx'
import { Pricing } from './Pricing.tsx'
import { Problem } from './Problem.tsx'
import { Solutions } from './Solutions.tsx'
import { UseCases } from './UseCases.tsx'

export function Landing({ review, plans }: Pick<Material, 'review' | 'plans'>) {
  return (
    <>
      <LandingBar />
      <main id="main" className="landing">
        <Hero review={review} />
        <HowItWorks review={review} />
        <Problem />
        <Solutions review={review} />
        <Outputs review={review} />
        <UseCases />
        <Pricing plans={plans} />
        <Closing />
      </main>
    </>
  )
}
