import type { FactFile } from '../fact-file.ts'

export const hrDevices: FactFile = {
  id: 'hr.devices',
  group: 'People',
  question: 'Are staff devices managed or encrypted?',
  kind: 'control',
  weight: 2,
  agent: 'company_research',
  values: {
    yes: 'MDM, disk encryption, screen lock or managed endpoints on staff devices.',
    partial: 'Some devices, policy only, or personal devices allowed unmanaged.',
    no: 'Vendor says devices are not managed.',
    excluded: "Customers' devices; servers; MFA or VPN alone.",
  },
  controls: {
    soc2: ['CC6.7'],
    iso27001: ['A.8.1', 'A.7.9'],
    csf2: ['PR.PS-01'],
    sp80053: ['AC-19', 'CM-6'],
  },
  params: ['controls'],
  traits: ['taught-to-staff', 'internal'],
  topicWords: ['employee device', 'company device', 'employee laptop', 'company laptop', 'mdm', 'disk encryption'],
  texts: {
    topic: 'Staff devices',
    yes: 'Safeguards on staff devices are claimed[: {controls}].',
    partial: 'Control of staff devices is described only in part.',
    no: 'The vendor says that staff devices are not managed.',
    unknown: 'We found no statement on management of staff devices.',
    risk: 'Unmanaged staff devices',
    stake: 'A lost or infected private laptop can hold a key to production.',
    mitigation: 'Require managed devices for staff with access to your data.',
    ask: 'Are all devices that reach customer data managed, encrypted and patched?',
    owner: 'Security assurance',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        '(?:laptop|device|workstation|endpoint|computer|machine|macbook)s? .... (?:encrypt|manag|mdm|lock|monitor|full disk|kandji|jamf|intune|firewall|patch|configur|secur)\\w*|(?:encrypt|manag|mdm|full disk|screen lock|mobile device)\\w* .... (?:laptop|device|workstation|endpoint|computer|machine)|mdm\\b|mobile device management',
      example: 'All company laptops are managed and encrypted.',
    },
    facets: { some: 'partial', part: 'partial', of_others: 'nothing', under_way: 'partial' },
    yes: [
      {
        match: 'devices? used for work\\b.{0,80}(?:disk encryption|encrypted|screen locks?|managed)',
        example:
          'The policy sets strict configurations for personal devices used for work, such as mandatory disk encryption and screen locks.',
      },
      {
        match:
          '(?:laptops?|workstations?|company devices?|corporate devices?|employee devices?|staff devices?|work devices?|endpoints?|mobile devices?|computers?|end user devices|personnel devices|company owned|company issued|macbooks?|machines)\\b && (?:encrypt|mdm\\b|mobile device management|managed|screen ?lock|full disk|disk encryption|filevault|bitlocker|jamf|kandji|intune|locked|auto lock|lock(?:ed)? automatically|enrolled|device management|centrally|remote wipe|wiped|hardened|password)\\w*',
        example: 'All employee laptops are managed by MDM and have full disk encryption.',
      },
      {
        match: '(?:devices?|laptops?|workstations?) ?\\|.*(?:encrypt|mdm|managed|lock)',
        example: 'Laptops | encrypted, managed',
      },
      {
        match:
          '(?:endpoint|device|laptop) (?:management|encryption|security) (?:\\w+ ){0,4}(?:enforc|requir|deploy|in place|used|mandatory)\\w*',
        example: 'Endpoint management is enforced on all workstations.',
      },
      {
        match:
          '(?:{staff}) .... (?:encryption of (?:storage|disks?|devices?|drives?)|(?:disk|drive|storage|device) encryption)|(?:laptops?|workstations?)\\b .... (?:encrypt\\w*|filevault|bitlocker|xts|aes)',
        example: 'Employees follow strict requirements like encryption of storage.',
      },
      {
        match:
          "(?:(?:company|corporate|work|staff|employee|employees'?|personnel|team|our) (?:\\w+ ){0,2}(?:laptops?|workstations?|notebooks?|computers?|macbooks?|macs|phones?|devices?|machines|endpoints?)\\b|(?:laptops?|workstations?|notebooks?|computers?|macbooks?|macs|phones?|devices?|machines|endpoints?)\\b .... (?:{staff})|(?:{staff}) .... (?:laptops?|workstations?|notebooks?|computers?|macbooks?|macs|phones?|devices?|machines|endpoints?)\\b) && (?:encrypt|mdm\\b|managed|management|enrol|jamf|kandji|intune|mosyle|kolide|filevault|bitlocker|screen ?lock|lock(?:ed|s)?\\b|remote wipe|wiped|posture|patched|hardened) && !your|users?\\b|customers?|cookie|personal data",
        example: 'All employee laptops are managed by MDM and have full disk encryption.',
      },
      {
        match:
          '(?:company|corporate|employee|staff|work)(?: (?:provided|owned|issued|managed))? (?:devices|laptops|notebooks|computers|endpoints|machines|workstations) && (?:manag|encrypt|enrol|monitor|mdm|kandji|jamf|intune|secur|lock|protect|configur)\\w*',
        example: 'All employee laptops are managed by MDM and have full disk encryption.',
      },
      {
        match:
          '(?:mdm|mobile device management|full disk encryption|fde)\\b && (?:{staff}|device|laptop|our|company|endpoint)',
        example: 'All employee laptops are managed by MDM and have full disk encryption.',
      },
      {
        match:
          '(?:filevault|bitlocker|kandji|jamf|intune|mosyle|hexnode|jumpcloud|mobile device management)\\b && (?:{staff}|laptop|device|company|we\\b|our)',
        example: 'Company laptops are enrolled in Jamf.',
      },
    ],
    weaker: [
      {
        match: '(?:device|laptop) polic(?:y|ies) (?:\\w+ )?(?:ask|require|request)\\w*',
        example: 'Our device policy asks for a screen lock.',
      },
      { match: 'personal devices? ... (?:not managed|unmanaged)', example: 'Personal devices are not managed.' },
      {
        match:
          '(?:implementing|rolling out|introducing|deploying) (?:\\w+ ){0,3}(?:mdm\\b|mobile device|device management|endpoint)',
        example: 'We are rolling out device management.',
      },
      {
        match: '(?:some|certain) (?:\\w+ )?(?:laptops|devices|computers) (?:are|is) (?:managed|encrypted|enrolled)',
        example: 'Some company laptops are managed with an MDM.',
      },
    ],
    limits: [
      {
        match:
          '(?:personal|private|own) (?:laptops?|workstations?|notebooks?|computers?|macbooks?|macs|phones?|devices?|machines|endpoints?)\\b .... (?:not (?:\\w+ )?(?:managed|enrolled|encrypted)|unmanaged|without (?:\\w+ )?(?:management|mdm))|(?:laptops?|workstations?|notebooks?|computers?|macbooks?|macs|phones?|devices?|machines|endpoints?)\\b remain unmanaged',
        example: 'Personal devices are not managed.',
      },
    ],
    no: [
      {
        match:
          '(?:laptops?|workstations?|notebooks?|computers?|macbooks?|macs|phones?|devices?|machines|endpoints?)\\b .... (?:neither|not)\\b (?:\\w+ ){0,2}(?:encrypt|managed|enrolled|under|controlled)\\w* && {staff}|employ|company|our && !personal|private|access|connect|block|allow|permit',
        example: 'Our laptops are not managed.',
      },
    ],
    exclusions: [
      {
        match: 'your (?:smartphone|computer|phone|device|laptop|machine)|code from your',
        example: 'Enter the code from your smartphone.',
      },
      {
        match:
          '\\bendpoints?\\b && !laptop|employee|staff|devices?\\b|workstation|company|corporate|mdm|edr\\b|anti ?virus|disk|endpoint (?:security|protection|detection|management)|centrally',
        example: 'API endpoints are secured with HTTPS.',
      },
      {
        match: 'tunnels?\\b|site to site|connectivity',
        example: 'Private connectivity through AWS PrivateLink is available on both plans.',
      },
      {
        match:
          '(?:jumpcloud|intune)\\b && !laptops?|workstations?|company devices?|employee|staff|our (?:devices|computers)',
        example: 'Acme works with Intune.',
      },
      {
        match:
          "your (?:own )?(?:device|laptop|computer|machine|phone|browser)|you (?:can|should|must|use)|customers?'? devices?|(?<!end )users?'? devices?|passkey|cookies?|api endpoints?|endpoints? (?:for|that|return)|https|webhook|(?:information|data) (?:about|from) your|trusted devices?|authenticator|collect|virtual machines?|sandbox|host machines?|self host|touch id|stored on your",
        example: 'Remember your device for 30 days.',
      },
    ],
    notIn: ['privacy', 'terms', 'pricing'],
    allow: ['staff'],
    params: [
      {
        name: 'controls',
        pattern: '\\b(mdm|disk encryption|screen lock|filevault|bitlocker|remote wipe|edr|anti-?virus)\\b',
        as: 'list',
      },
    ],
  }),
}
