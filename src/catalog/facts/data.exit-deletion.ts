import type { FactFile } from '../fact-file.ts'

export const dataExitDeletion: FactFile = {
  id: 'data.exit_deletion',
  group: 'Data protection',
  question: 'Is customer data deleted after contract or account end, within a stated time?',
  kind: 'commit',
  weight: 4,
  agent: 'privacy_data_protection_scraper',
  values: {
    yes: 'Deletion after end, cancellation or account deletion, with days or immediately stated.',
    partial: 'Deletion promised without a time, over one year, on request only, or only some copies.',
    no: 'Vendor says data is kept after the end.',
    excluded: "Retention during the contract; item expiry; erasure requests; 'as long as necessary'; user trash.",
  },
  controls: {
    soc2: ['C1.2', 'P4.3'],
    iso27001: ['A.8.10', 'A.5.20'],
    csf2: ['GV.SC-10'],
    sp80053: ['MP-6', 'SI-12'],
  },
  params: ['days', 'backup_days', 'plans'],
  lessIsBetter: ['days'],
  traits: ['promised-by-denial'],
  topicWords: ['deletion of data', 'delete your account', 'upon termination', 'data deletion'],
  texts: {
    topic: 'Deletion at contract end',
    yes: 'At the end of use, customer data is deleted[ within {days|day}][, and from backups within {backup_days|day}].',
    quoted: true,
    partial: 'Deletion at the end of use is addressed, but not as a duty to delete all copies within a year.',
    no: 'The vendor says that customer data is kept after the end of use.',
    unknown: 'We found no statement on what happens to customer data at the end of use.',
    risk: 'Data outlives the contract',
    stake: 'Data that outlives the contract stays exposed at a company with which you no longer have one.',
    mitigation: 'Write a deletion period and a certificate of deletion into the contract.',
    ask: 'Within how many days after termination are all copies deleted, backups included, and do you certify it?',
    owner: 'Legal',
    severity: 'high',
  },
  reading: () => ({
    states: {
      match:
        '(?:delet|eras|destr|purg|remov|return|wip)\\w* .... (?:terminat|cancel|end of|expir|clos|account|contract|agreement|subscription|request|{duration}|offboard|all|your|no longer)|(?:terminat|cancel|expir|clos|end of|account|contract|subscription|offboard|after|all|your|data)\\w* .... (?:delet|eras|destr|purg|remov|return|retain|kept)',
      example: 'Customer data is deleted within 30 days of termination.',
    },
    figure: { param: 'days', of: '\\b(?:delet|purg|eras|destroy)' },
    facets: { on_request: 'partial', where_possible: 'nothing', rest_left_out: 'partial', approximate: 'partial' },
    yes: [
      {
        match: 'permanently deletes? .{0,60}(?:account|organi[sz]ation|workspace) and all (?:\\w+ )?data',
        example: 'This permanently deletes your account and all its data.',
      },
      {
        match:
          '(?:delet|remov|purg|destroy|eras|wip)\\w*\\b && (?:terminat|cancel|clos|expir|end of|ends\\b|account (?:is )?delet|delete (?:your|the|their|an) (?:\\w+ )?account|account deletion|downgrad|upon completion|no longer (?:a customer|on a paid)|contract|leave|churn|unsubscrib|uninstall) && (?:{duration}|immediately|instantly|right away|at once) && (?:data|content|information|account|records|copies|database|files)',
        example: 'Customer data is deleted within 30 days of termination of the contract.',
      },
      {
        match:
          '{duration} (?:after|of|from|following) (?:\\w+ ){0,4}(?:cancell?ation|terminat|expir|account (?:closure|deletion)|contract|delet|closing|closure|expiry|subscription)',
        example: 'Customer data is deleted within 30 days of termination of the contract.',
      },
      {
        match:
          'any:(?:terminat|cancel|account deletion|deleting your account|leave|closure|no longer (?!than)) && (?:delet|purg|remov|destroy)\\w* && (?:{duration}|immediately|timeline|as per)',
        example: 'Customer data is deleted within 30 days of termination of the contract.',
      },
      {
        match: '(?:account|organi[sz]ation|workspace) deletion is (?:\\w+ )?(?:immediate|instant)',
        example: 'Account deletion is immediate and cannot be undone.',
      },
      {
        match:
          '(?:closing|deleting|cancell?ing) (?:your|the|an) (?:account|workspace|organi[sz]ation|subscription) .... (?:immediate|instant)\\w*',
        example: 'Closing your account triggers the immediate deletion of all data.',
      },
      {
        match:
          '(?:{ended}|removed)\\w* && (?:{erase}|return)\\w* && (?:{duration}|immediately|instantly|right away|at once|straight away|a month|a week|a quarter) && (?:data\\b|content|information|databases?|everything|copies|what is left|records|files|backups) && !notice|cookies?',
        example: 'Once an organisation is removed, its databases are dropped instantly.',
      },
      {
        match:
          '{erase}\\w* (?:after|at|on|upon|following) (?:the )?(?:contract|account|subscription|agreement) (?:end|closure|termination|cancellation) \\|.{0,20}{duration}',
        example: '| Deletion after contract end | 90 days |',
      },
      {
        match:
          '{duration} after you (?:close|cancel|delete|leave|terminate) .{0,60}(?:nothing|delet|eras|remov|gone\\b|purg|wip)',
        example: '30 days after you close the account everything is deleted.',
      },
      {
        match:
          '(?:workspace|account|organi[sz]ation|team|project) is (?:deleted|closed|cancell?ed|terminated) .... (?:delet|eras|remov|purg|wip)\\w* (?:\\w+ ){0,4}(?:within|after) {duration}',
        example: 'When a workspace is deleted its content is erased within 30 days.',
      },
    ],
    partial: [
      {
        match: 'all (?:\\w+ )?data (?:that )?(?:we have|in your account) .{0,40}will be (?:removed|deleted|erased)',
        example: 'All data in your account will be deleted.',
      },
      {
        match:
          'delet\\w* (?:the|your|an|a) (?:account|organi[sz]ation|workspace) (?:\\w+ ){0,3}(?:removes?|deletes?|erases?|destroys?) (?:\\w+ ){0,2}(?:all|everything|any|your)\\b',
        example: 'Deleting your account removes everything.',
      },
      {
        match:
          "(?:delet|remov|purg|destroy|eras|return)\\w*\\b && (?:terminat|cancel|clos(?:e|ure)|expir|end of|account (?:is )?delet|delete (?:your|the|their|an) (?:\\w+ )?account|account deletion|contract|purposes? (?:\\w+ ){0,8}fulfilled|no longer (?:need|required|necessary)|after the (?:provision|end)|provision of services|customer'?s? option|client'?s option|your option) && (?:data\\b|content|information|copies)",
        example: 'Upon termination, processor deletes or returns all personal data.',
      },
      {
        match:
          'delet\\w* (?:an|your|the|a) (?:account|organi[sz]ation|workspace|team).{0,40}(?:send|contact|email|request)',
        example: 'To delete your account, send us an email.',
      },
      {
        match:
          'accounts? (?:will be|is|are|gets?) (?:\\w+ )?(?:permanently |irrevocably )?(?:deleted|removed|erased)\\b .... (?:including|along with|together with|and) (?:all|your|its|any)',
        example: 'The account will be permanently deleted, including all projects.',
      },
      {
        match:
          '{erase}\\w* (?:\\w+ ){0,6}(?:data|content|account|information) .... (?:you (?:have )?(?:left|leave|cancel|go)|{ended})',
        example: 'We delete your data on request once you have left.',
      },
      {
        match:
          '(?:once|after|when) you delete (?:an|your|the|a) (?:account|organi[sz]ation|workspace) .... (?:cannot be|permanent|lost|removed|deleted)',
        example: 'Once you delete your account, its data cannot be restored.',
      },
    ],
    no: [
      {
        match:
          '(?:data|content|information) (?:is|are|will be) not (?:be )?deleted (?:after|upon|on|at|when|following) ...(?:terminat|cancel|contract|account|end)',
        example: 'Content is not deleted when the account is closed.',
      },
      {
        match:
          '(?:keep|retain|store)s? (?:your|customer|all|the|this) (?:\\w+ ){0,2}(?:data|content|information) (?:even )?(?:after|when|once|in case) ...(?:cancel|terminat|leav|clos|end)\\w* && !{duration}|delet|eras|remov|anonymi|legal|law|tax|account(?:ing|ancy) && !as long as|necessary|required',
        example: 'We keep your data after you cancel.',
      },
      {
        match:
          '(?:clos|cancel|terminat|delet|leav|end)\\w* (?:your|the|an|a|their) (?:\\w+ )?(?:account|contract|subscription|workspace) (?:does|will) not (?:\\w+ )?(?:remove|delete|erase|purge)',
        example: 'Closing your account does not remove the data you have stored with us.',
      },
      {
        match:
          '(?:retain|keep|kept)\\w* (?:\\w+ ){0,6}(?:after|following) (?:termination|cancell?ation|account) && (?:indefinite|forever)',
        example: 'We keep your data after termination indefinitely.',
      },
    ],
    exclusions: [
      {
        match: '\\bchild(?:ren)?\\b|\\bminors?\\b|under (?:the age of )?1[3-8]\\b',
        example: 'Data of a child under 13 is deleted as quickly as possible.',
      },
      {
        match:
          '(?:subscription (?:is|will be|gets) (?:\\w+ ){0,2}cancel+ed|cancel (?:your|the) (?:plan|subscription)) && !data|content|files',
        example: 'If your account is deleted, your subscription will be cancelled immediately.',
      },
      {
        match:
          '(?:if|when|once) (?:you |they )?(?:have )?(?:removed?|deleted?|deactivated?) (?:an? |the )(?:\\w+ )?users?\\b',
        example: 'If you removed a directory user, delete the account.',
      },
      {
        match: 'questions or concerns about (?:delet|remov|clos)\\w+|service accounts?',
        example: 'If you have questions or concerns about deleting your account and its data, write to us.',
      },
      {
        match: '(?:credit |payment )?card data',
        example: 'We never store credit card numbers; card data goes to our PCI compliant payment processor.',
      },
      { match: '\\bjobs?\\b', example: 'Every job runs in an isolated virtual machine that is destroyed afterwards.' },
      { match: 'connectors?\\b', example: 'Create an AWS IAM role for the connector.' },
      {
        match: 'deletion requests?|project|unit type',
        example: 'Select the region for your project when you create it; your data stays there.',
      },
      {
        match:
          'cookies?|marketing|applicants?|newsletter|^(?!.*(?:service termination|account deletion|terminat\\w+ (?:of|the))).*log data|audit log|backup codes?|snapshots? (?:are|is)|branch|trash|recycle|in the bin|right (?:to|of) (?:erasure|deletion)|(?:ask|request)\\w* (?:us|that we|the|\\w+ )?(?:to )?(?:delet|eras|deletion)|request (?:the )?(?:deletion|erasure) of your personal|member|scim|employee|{staff} (?:access|leave)|credit|access (?:is|rights)|password|api key|token|liab|surviv|confidential information|fee|refund',
        example: 'Deleted items stay in the trash for 30 days.',
      },
      { match: 'from the count', example: 'Deleted accounts are removed from the count.' },
      {
        match: 'no longer need an?|private endpoint',
        example: 'Delete it when you no longer need a private endpoint.',
      },
      { match: 'without deleting your', example: 'Leave a team without deleting your account.' },
      {
        match: 'offboard && !customer data|subscription|contract|account clos',
        example: 'Accounts are deleted at offboarding.',
      },
      { match: 'prior to the end of', example: 'Cancel prior to the end of the month.' },
    ],
    allow: ['condition', 'duty', 'third', 'negation'],
    params: [
      {
        name: 'days',
        pattern:
          '((?:\\d{1,9}|thirty|sixty|ninety|one|two|three|six|twelve|seven)(?:[ -]\\(\\d{1,9}\\))?[ -](?:business )?(?:days?|months?|years?|weeks?|hours?))',
        as: 'days',
      },
    ],
  }),
}
