import '../site.css'
import { sendBriefing } from './briefing.ts'
import { showEvidence } from './evidence.ts'
import { searchHelp } from './help-search.ts'
import { closeMenu } from './menu.ts'
import { renewPlans } from './plans.ts'
import { sayWhereToStart } from './start.ts'
import { runSteps } from './steps.ts'

/** Everything works without this script; each line makes one thing handier where the page has it. */
closeMenu()
sayWhereToStart()
showEvidence()
runSteps()
searchHelp()
sendBriefing()
void renewPlans()
