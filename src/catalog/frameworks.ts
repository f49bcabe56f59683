import { frameworkOutline, type FrameworkOutline } from './frameworks/framework-outline.ts'
import { soc2Groups } from './frameworks/soc2.ts'
import { iso27001Groups } from './frameworks/iso27001.ts'
import { csf2Groups } from './frameworks/csf2.ts'

/** The three frameworks that a review is scored against, with titles of our own. */
export const frameworks: readonly FrameworkOutline[] = [
  frameworkOutline.parse({ id: 'soc2', title: 'SOC 2', groups: soc2Groups }),
  frameworkOutline.parse({ id: 'iso27001', title: 'ISO 27001', groups: iso27001Groups }),
  frameworkOutline.parse({ id: 'csf2', title: 'NIST CSF 2.0', groups: csf2Groups }),
]
