import type { FactFile } from '../fact-file.ts'

export const bcBackupTest: FactFile = {
  id: 'bc.backup_test',
  group: 'Resilience',
  question: 'Are backup restores tested?',
  kind: 'commit',
  weight: 2,
  agent: 'security_documentation_hunter',
  values: {
    yes: 'States restore or backup tests, or continuous integrity checks by restoring.',
    partial: 'Only checksum checks, or ad hoc tests.',
    no: 'Vendor says restores are not tested.',
    excluded: 'Restore feature for customers; disaster drills without restore; backups taken.',
  },
  controls: {
    soc2: ['A1.3'],
    iso27001: ['A.8.13'],
    csf2: ['PR.DS-11'],
    sp80053: ['CP-4', 'CP-9'],
  },
  params: ['frequency'],
  traits: ['internal'],
  topicWords: ['restore test', 'test restore', 'backup test', 'backup are tested', 'test of backup'],
  texts: {
    topic: 'Restore tests',
    yes: 'Restores from backup are tested[, {frequency}].',
    partial: 'Tests of backups are described only in part.',
    no: 'The vendor says that restores from backup are not tested.',
    unknown: 'Nothing was found on tests of restoring from backup.',
    risk: 'Untested backups',
    stake: 'A backup that was never restored is a hope, not a control.',
    mitigation: 'Ask for the date and the result of the last restore test.',
    ask: 'When did you last restore customer data from backup, and how long did it take?',
    owner: 'Continuity manager',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        '(?:back ?ups?|restor\\w*|recover\\w*) .... (?:test|verif|validat|exercis|checked|drill)|(?:test|verif|validat|exercis|check|drill)\\w* .... (?:back ?ups?|restor|recover)',
      example: 'Backup restores are tested every month.',
    },
    weaker: [
      { match: 'backups? ... checksum', example: 'Backups are verified with checksums.' },
      {
        match: '(?:ad hoc|occasional|once) ... (?:restor|backup)|(?:restor|backup)\\w* ... (?:ad hoc|occasional)\\w*',
        example: 'Backups are restored on an ad hoc basis.',
      },
      {
        match:
          '(?:checksums?|hash(?:es)?)\\b .... (?:back ?ups?|file)|back ?ups?\\b .... (?:hash(?:es)?|checksums?)\\b',
        example: 'After each backup run, the hash of the file is compared.',
      },
    ],
    notIn: ['privacy'],
    facets: { once: 'partial', rest_left_out: 'partial', only_part: 'partial', where_possible: 'partial' },
    yes: [
      {
        match:
          '(?:backups?|restor\\w*|recovery)\\b .... (?:tested|tests?\\b|testing|verif\\w*|validat\\w*|drills?|exercis\\w*|rehears\\w*) && (?:backup|restore|restoration) && !(?:test (?:environment|data|database)|you (?:can|should)|penetration)',
        example: 'Backup restoration is tested quarterly.',
      },
      {
        match:
          '(?:tests?\\b|tested|testing|verif\\w*|validat\\w*|drills?|exercis\\w*|rehears\\w*) .... (?:backups?|restor\\w*|recover\\w*) && (?:backup|restore|restoration) && !(?:test (?:environment|data|database)|you (?:can|should)|penetration)',
        example: 'We regularly verify our backups by restoring them.',
      },
      {
        match:
          'integrity (?:checks? )?(?:of|for|on) (?:\\w+ ){0,3}backups?|backups? (?:\\w+ ){0,6}(?:integrity (?:check|test|verif)\\w*|for integrity)',
        example: 'We run integrity checks of our backups.',
      },
      {
        match:
          '(?:restor|recover)\\w* (?:\\w+ ){0,5}backups?\\b && (?:prove|practi[sc]e|rehears|exercis|drill|make sure|confirm)\\w* && !you (?:can|should|may)|your backup',
        example: 'Our team practises restoring from backup each month.',
      },
      {
        match:
          '(?:practi[sc]e|rehears|exercis|drill|test|verif|validat)\\w* (?:\\w+ ){0,5}(?:restor(?:e|es|ing|ation)|recovery)\\b && backups?|data',
        example: 'We regularly verify our backups by restoring them.',
      },
      {
        match: '(?:restore|restoration|recovery) (?:tests?|drills?|exercises?)\\b && !disaster|you',
        example: 'Restore tests are carried out at least once a year.',
      },
      {
        match:
          '(?:restores?|restored|recover(?:s|ed)?)\\b .... (?:compared|scratch|integrity|checked|verif|verify|confirm|prove|trial|spare|isolated)\\w* && back ?ups?|cop(?:y|ies)|snapshots?',
        example: 'Each night a random backup is restored and compared with the original.',
      },
      {
        match: '(?:trial|practice|test|mock) (?:restores?|restorations?|recover\\w*)',
        example: 'We do trial restores twice a year.',
      },
      {
        match: 'we (?:\\w+ ){0,2}(?:restore|recover)s? (?:\\w+ ){0,4}backups?\\b && {regular}',
        example: 'We restore a backup in full every month to prove that it works.',
      },
    ],
    partial: [{ match: 'backups? ... checksum', example: 'Backups are verified with checksums.' }],
    denied:
      '(?:restore|restoration|backup|recovery) tests?|test (?:restores?|restorations?)|test(?:ing|s|ed)? (?:\\w+ ){0,3}(?:restor|back ?ups?)|restoring (?:\\w+ ){0,3}back ?ups?',
    exclusions: [
      {
        match:
          'you (?:can|should|may|must)|your (?:backups?|own)|self host|branch|staging|backup codes?|(?<!we |to )restore (?:a|the|your) (?:backup|database)|verification code|disaster recovery plan (?:is|are) tested',
        example: 'You can restore a backup with one click.',
      },
    ],
    allow: ['third'],
    params: [
      {
        name: 'frequency',
        pattern:
          '\\b(annual(?:ly)?|yearly|quarterly|monthly|weekly|daily|regular(?:ly)?|periodic(?:ally)?|continuous(?:ly)?)\\b',
        as: 'text',
      },
    ],
  }),
}
