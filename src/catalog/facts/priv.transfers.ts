import type { FactFile } from '../fact-file.ts'

export const privTransfers: FactFile = {
  id: 'priv.transfers',
  group: 'Privacy',
  question: 'Is a legal mechanism for data transfers outside the EEA or UK named?',
  kind: 'commit',
  weight: 3,
  agent: 'privacy_data_protection_scraper',
  values: {
    yes: 'SCCs, IDTA, DPF, adequacy or BCRs named for customer data.',
    partial: "Only unnamed 'appropriate safeguards', or only a withdrawn mechanism such as Privacy Shield.",
    no: 'Vendor says none applies or consent only.',
    excluded:
      'Definitions alone; statement that data is transferred; location statements; newsletter or website-tool data.',
  },
  controls: {
    soc2: ['P6.1'],
    iso27001: ['A.5.14', 'A.5.34'],
    csf2: ['GV.OC-03'],
    sp80053: ['PT-2', 'SA-9'],
  },
  params: ['mechanisms', 'module'],
  topicWords: ['standard contractual clause', 'international transfer', 'cross border', 'data privacy framework'],
  texts: {
    topic: 'Legal basis for transfers',
    yes: 'A legal basis for transfers of data abroad is named[: {mechanisms}].',
    partial: 'Safeguards for transfers abroad are addressed, but not by the name of a mechanism in force.',
    no: 'By the vendor’s own words, no mechanism for transfers abroad is in place.',
    unknown: 'We found no legal basis for transfers of data abroad.',
    risk: 'Transfers without legal basis',
    stake: 'Transfers without a basis can be stopped by a regulator, and the service with them.',
    mitigation: 'Choose a region inside the EEA or the UK for your data.',
    needs: ['data.residency'],
    without: 'Keep personal data of people in the EEA and the UK out until standard clauses are signed.',
    ask: 'On which transfer mechanism do you rely for each destination, and is there an impact assessment?',
    owner: 'Privacy officer',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        'standard contractual|sccs?\\b|model clauses|privacy framework|dpf\\b|adequacy|idta|uk addendum|binding corporate|privacy shield|appropriate safeguards|transfer\\w* .... (?:safeguard|mechanism|clauses)',
      example: 'Transfers rely on the Standard Contractual Clauses.',
    },
    yes: [
      {
        match:
          '(?:standard contractual clauses|standard data protection clauses|sccs?\\b|model clauses|eu (?:model|standard) (?:contract )?clauses|idta\\b|international data transfer (?:agreement|addendum)|uk addendum|data privacy framework|\\bdpf\\b|adequacy (?:decision|finding|regulation)|binding corporate rules|\\bbcrs?\\b|data bridge) && (?:transfer|rely|relies|incorporat|apply|appl|comply|certif|enter|use|agree|execut|include|sign|adopt|participat|govern|parties|protect|base|ensure|accordance|pursuant|form part|adhere|help|safeguard|our|we\\b|shall|mechanism)',
        example: 'Transfers rely on the Standard Contractual Clauses.',
      },
      {
        match:
          '(?:complies|comply|certified|participat\\w+|adher\\w+|self certif\\w+) (?:\\w+ ){0,3}(?:with|under|in|to) (?:the )?(?:eu.{0,6}u\\.?s\\.? )?(?:dpf\\b|data privacy framework)|\\bdpf\\b && (?:compl|certif|participat|adher)\\w*',
        example: 'Google is certified under the DPF and provides our website analytics.',
      },
      {
        match:
          '(?:standard contractual clauses|sccs?|model clauses|idta|adequacy (?:decision|finding)|recogni[sz]ed as adequate|data privacy framework|dpf|binding corporate rules|bcrs?|uk addendum|data bridge)\\b && (?:transfer|personal data|customer|content|rely|relies|cover|benefit|process|certif|sign|conclud|incorporat|basis|apply|applies|part of)\\w* && !means',
        example: 'Transfers rely on the Standard Contractual Clauses.',
      },
    ],
    partial: [
      { match: 'privacy shield', example: 'Acme takes part in the EU-US Privacy Shield.' },
      {
        match:
          '(?:appropriate|adequate|suitable|reasonable|necessary) (?:\\w+ )?(?:safeguards|protection|measures|guarantees) && transfer',
        example: 'We use appropriate safeguards for international transfers.',
      },
      {
        match: 'transfer\\w* ... (?:appropriate|adequate|suitable) (?:safeguards|protection|level)',
        example: 'We transfer it only with appropriate safeguards.',
      },
      {
        match: 'transfer\\w* && (?:guarantees?|safeguards|protections?|protected|legal basis)\\b',
        example: 'Any transfer to a third country takes place with suitable guarantees.',
      },
    ],
    no: [
      {
        match:
          "(?:not|never|n't|without) (?:\\w+ ){0,3}transfer\\w* (?:\\w+ ){0,5}(?:data|information) (?:\\w+ ){0,3}outside (?:of )?(?:the )?(?:eu\\b|eea|european|e\\.u)",
        example: 'We do not transfer data outside the EU.',
      },
      {
        match:
          '(?:not|no|never)\\b (?:\\w+ ){0,4}(?:standard contractual clauses|sccs?|transfer mechanism|safeguards (?:apply|are|exist))\\b|consent .... transfer\\w* .... only (?:legal )?basis',
        example: 'We do not enter into Standard Contractual Clauses.',
      },
      {
        match:
          '(?:no|without|not (?:rely|use|have)) (?:\\w+ ){0,5}(?:mechanism|safeguards?|clauses|legal basis|adequacy)\\b && transfer && !not .... without|only|never',
        example: 'No mechanism applies to transfers of data.',
      },
    ],
    exclusions: [
      {
        match: 'not generally permitted|travels with the data',
        example: 'Transferring data outside the EU is not generally permitted, unless protection is equal.',
      },
      {
        match:
          'the (?:only )?exceptions? (?:is|are)|countries the eu (?:has )?|(?:rules|principle)s? (?:for|of) international data transfers?',
        example: 'The only exceptions are countries the EU has certified by an adequacy decision.',
      },
      { match: 'non privacy shield', example: 'Non-Privacy Shield transfers are covered.' },
      {
        match:
          '"?(?:standard contractual clauses|sccs?|dpf|idta)"? (?:means|has the meaning|shall mean|refers)|newsletter|google analytics|cookies?|facebook|(?:website|marketing) (?:tools?|visitors?)|youtube|tracking',
        example: '"Standard Contractual Clauses" means the clauses approved by the Commission.',
      },
      {
        match: 'website analytics|our website|site analytics',
        example: 'Google is certified under the DPF and provides our website analytics.',
      },
      { match: 'european commission (?:has )?issued', example: 'The European Commission has issued new clauses.' },
    ],
    allow: ['condition', 'duty', 'staff', 'third', 'future', 'negation'],
    params: [
      {
        name: 'mechanisms',
        pattern:
          '(standard contractual clauses|sccs?|idta|uk addendum|data privacy framework|dpf|adequacy decision|binding corporate rules|privacy shield)',
        as: 'list',
      },
      { name: 'module', pattern: 'module (one|two|three|four|1|2|3|4)', as: 'list' },
    ],
  }),
}
