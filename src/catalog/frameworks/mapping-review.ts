import { z } from 'zod'

const mappingChange = z.strictObject({
  fact: z.string(),
  framework: z.enum(['soc2', 'iso27001', 'csf2', 'sp80053']),
  from: z.array(z.string()),
  to: z.array(z.string()),
  reason: z.string().min(20),
})
export type MappingChange = z.infer<typeof mappingChange>

/** Control ids of a fact that were changed when every pair was reviewed, and why. All other pairs were kept. */
export const mappingReview: readonly MappingChange[] = z.array(mappingChange).parse([
  {
    fact: 'assure.iso27001',
    framework: 'csf2',
    from: ['GV.OV-01', 'GV.PO-01'],
    to: ['GV.OV-03', 'GV.PO-01'],
    reason: 'A certificate is an evaluation of how the programme performs, not an adjustment of its strategy.',
  },
  {
    fact: 'assure.pci',
    framework: 'soc2',
    from: ['CC6.7', 'CC4.1'],
    to: ['CC4.1'],
    reason: 'An attestation is outside evaluation; it says nothing of its own about transmission.',
  },
  {
    fact: 'assure.pci',
    framework: 'sp80053',
    from: ['CA-2', 'SC-8'],
    to: ['CA-2'],
    reason: 'As for SOC 2: the attestation is an assessment, not protection in transit.',
  },
  {
    fact: 'data.residency',
    framework: 'soc2',
    from: ['C1.1', 'P6.1'],
    to: ['C1.1'],
    reason: 'Choosing a region is protection of confidential data; it is no disclosure to third parties.',
  },
  {
    fact: 'data.nonprod',
    framework: 'csf2',
    from: ['PR.DS-10'],
    to: ['PR.IR-01'],
    reason: 'Version 2.0 moved the separation of production from test into the protection of environments.',
  },
  {
    fact: 'data.export',
    framework: 'soc2',
    from: ['P5.1'],
    to: [],
    reason: 'The criteria on access concern individuals and their own data; none asks for export of business data.',
  },
  {
    fact: 'ai.governance',
    framework: 'soc2',
    from: ['CC3.4', 'CC5.3'],
    to: ['CC3.2', 'CC5.3'],
    reason: 'A risk framework for AI finds and analyses risks; a change to the system need not be involved.',
  },
  {
    fact: 'infra.hosting',
    framework: 'soc2',
    from: ['CC9.2', 'CC6.4'],
    to: ['CC9.2'],
    reason: 'Naming the host shows supplier management; it shows nothing about physical access.',
  },
  {
    fact: 'hr.devices',
    framework: 'soc2',
    from: ['CC6.8'],
    to: ['CC6.7'],
    reason: 'Managed, encrypted staff devices protect information that moves; software control is only a part of it.',
  },
  {
    fact: 'hr.devices',
    framework: 'iso27001',
    from: ['A.8.1'],
    to: ['A.8.1', 'A.7.9'],
    reason: 'Laptops outside the office are assets off the premises as well as user devices.',
  },
  {
    fact: 'gov.risk',
    framework: 'iso27001',
    from: ['A.5.7', 'A.5.8'],
    to: ['A.5.8'],
    reason: 'Threat intelligence is gathering knowledge of attackers; a risk assessment alone does not show it.',
  },
  {
    fact: 'bc.dr',
    framework: 'csf2',
    from: ['RC.RP-01'],
    to: ['RC.RP-01', 'ID.IM-04'],
    reason: 'A plan that exists and is kept up is the improvement outcome; carrying it out is recovery.',
  },
  {
    fact: 'ir.plan',
    framework: 'csf2',
    from: ['RS.MA-01'],
    to: ['RS.MA-01', 'ID.IM-04'],
    reason: 'As for recovery: the written and maintained plan has an outcome of its own.',
  },
  {
    fact: 'priv.subproc_notice',
    framework: 'csf2',
    from: ['GV.SC-06'],
    to: ['GV.SC-07'],
    reason: 'Notice of a change lets a customer watch suppliers during the relationship, not before it.',
  },
])
