import type { FactFile } from '../fact-file.ts'

export const infraHosting: FactFile = {
  id: 'infra.hosting',
  group: 'Infrastructure',
  question: 'Are the hosting provider and regions named?',
  kind: 'commit',
  weight: 2,
  agent: 'security_documentation_hunter',
  values: {
    yes: 'Provider or own data centre, and at least country or region, named.',
    partial:
      "Provider without region, region without provider, 'leading cloud providers', or the region where the service was created.",
    no: 'Vendor refuses to disclose.',
    excluded: "Subprocessors without hosting; customer's cloud accounts; CDN or email providers.",
  },
  controls: {
    soc2: ['CC9.2'],
    iso27001: ['A.5.23'],
    csf2: ['GV.SC-04'],
    sp80053: ['SA-9'],
  },
  params: ['providers', 'regions'],
  traits: ['protects-data', 'list-goes-on'],
  topicWords: ['hosted on', 'hosted in', 'data center', 'data centre', 'amazon ec2', 'hosting provider'],
  texts: {
    topic: 'Hosting',
    yes: 'The hosting of the service is named[: {providers} ({regions})//: {providers}//: {regions}].',
    partial: 'The hosting is named, but not both the provider and the region.',
    no: 'The vendor says that it does not disclose where the service is hosted.',
    unknown: 'We found neither the hosting provider nor the region.',
    risk: 'Hosting place not disclosed',
    stake: 'Without knowing the host you cannot judge law, distance or shared fate with other suppliers.',
    mitigation: 'Take the provider and its region from the subprocessor list.',
    needs: ['priv.subproc'],
    without: 'Have the provider and its region written into the order.',
    ask: 'Which provider hosts our data, in which regions, and in which legal entity’s account?',
    owner: 'Platform team',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        '(?:host|run|runs|running|built|deploy|stored|store|located|data ?cent|infrastructure|cloud|servers?|region|reside|operate|powered|use|uses|using|rely)\\w* .... (?:{cloud}|{region}|data ?cent|cloud provider)|(?:{cloud}|{region}|data ?cent\\w+) .... (?:host|run|region|infrastructure|server|data|stored|located|cloud|deploy|provid)',
      example: 'We run on AWS in Frankfurt.',
    },
    together: ['{cloud}', '{region}|region where the (?:database|data|service)|regions? (?:around|of your)'],
    yes: [
      {
        match:
          '{cloud} && {region} && (?:host|data ?cent(?:er|re)|server|infrastructure|stor|region|cloud|run|deploy|locat|operat|availability zone|provid|database|process)\\w*',
        example: 'Acme is hosted on AWS in Frankfurt.',
      },
      {
        match:
          '{cloud} && (?:hosting|cloud (?:services? )?(?:provider|hosting|infrastructure|platform)|infrastructure|iaas) && any:(?:sub ?processor|{region}|list|location)',
        example: 'Google Cloud (hosting, Belgium and Iowa)',
      },
      {
        match: '(?:own|our|colocat|operate|lease)\\w* (?:\\w+ ){0,3}data ?cent(?:er|re)s? && {region}',
        example: 'Our data centre is in Oregon.',
      },
      {
        match: '(?:run|hosted|available|deployed)\\w* .... (?:following|these) (?:\\w+ ){0,4}{cloud}.{0,20}regions',
        example: 'The service runs in the following AWS regions.',
      },
    ],
    partial: [
      { match: 'only supports? {cloud}', example: 'Acme only supports AWS.' },
      {
        match: '(?:uses?|using|rel(?:y|ies) on|built on) (?:\\w+ ){0,3}iaas\\b',
        example: 'Our platform is built on IaaS.',
      },
      {
        match:
          '(?:hosted|hosts?|runs?|built|deployed|infrastructure|servers?|operates?|stored|powered|storage|data ?cent(?:er|re)s?|cloud|physical)\\b ... (?:{cloud})',
        example: 'Acme runs on Amazon Web Services.',
      },
      {
        match:
          '(?:{cloud}) (?:\\w+ ){0,4}(?:data ?cent(?:er|re)s?|infrastructure|hosting|servers|cloud platform|regions?)',
        example: 'Our servers run in Google Cloud data centers in the United States.',
      },
      {
        match: '(?:servers?|infrastructure|hosted|data ?cent(?:er|re)s?|hosting|deployed)\\b ... {region}',
        example: 'Our servers are located in the European Union.',
      },
      {
        match: '(?:aws|amazon) s3\\b && (?:snapshot|backup|store|data)\\w*',
        example: 'Snapshots are stored in AWS S3.',
      },
      {
        match:
          'leading cloud (?:providers?|platforms?)|(?:top tier|industry leading|world class|major) (?:cloud|hosting|data ?cent(?:er|re))',
        example: 'With a leading cloud provider.',
      },
      {
        match:
          '(?:data|content|repositor\\w+|files|storage|projects?) (?:\\w+ ){0,4}(?:is|are) (?:always |primarily |physically |currently )?(?:stored|hosted|located) (?:\\w+ ){0,3}in (?:the )?{region}',
        example: 'At set-up you choose whether your data is stored in the United Kingdom or in the European Union.',
      },
      {
        match:
          '(?:multiple|several|public|third party|major|reputable) cloud (?:service |hosting |infrastructure )?providers? && (?:we\\b|our|hosted|infrastructure|data)',
        example: 'We use several cloud providers.',
      },
      {
        match:
          '(?:providers?|services|platforms?) (?:like|such as|including) .{0,30}{cloud} .... (?:stor|host|process|run)\\w*',
        example: 'We use providers like AWS and Heroku to store our data.',
      },
    ],
    no: [
      {
        match:
          '(?:where (?:\\w+ )?(?:we )?(?:host|servers|data|it is hosted)|which (?:provider|cloud|company|data cent\\w+)|hosting (?:provider|location)s?|hosts?)\\b && (?:not|never|secret|confidential|decline|refuse|ourselves)\\b && (?:say|disclose|reveal|tell|share|publish|name|secret|keep|information)\\w* && !personal data|your data',
        example: 'For security reasons, we will not say where we host.',
      },
    ],
    exclusions: [
      { match: 'your amazon', example: 'Connect your Amazon account.' },
      { match: "users'? (?:aws|cloud) infrastructure|create vpc", example: "We scan users' AWS infrastructure." },
      { match: 'their own (?:\\w+ )?(?:ec2|aws|cloud|vpc)', example: 'Customers run it in their own AWS account.' },
      {
        match:
          '(?:similar to|services|tags?|tools|providers|platforms) (?:like|such as)|similar to|meta ?data|iam roles?|\\beks\\b|credentials|mcp servers?',
        example:
          'Each customer has a database schema of its own, and the application opens it with credentials that reach no other.',
      },
      { match: 'bucket|access key', example: 'Name the bucket on AWS.' },
      {
        match:
          "your (?:own )?(?:aws|cloud|azure|gcp|account|vpc|infrastructure|google|data ?cent)|you (?:can|may|could) (?:deploy|connect|use)|customer'?s? (?:own )?(?:cloud|aws|vpc)|google (?:analytics|workspace|login|sign|oauth|ads|authenticator|fonts|maps|tag|social|sso|play|account|apps)|microsoft (?:365|entra|teams|office|authenticator|account|clarity|ads|sso|login)|azure (?:ad|active|devops)|amazon (?:s3 bucket|pay|alexa|kinesis)|(?:authenticate|sign in|log in|login|sign up) (?:\\w+ )?(?:with|via|using)|privatelink|vpc peering|private (?:service )?connect|email (?:provider|delivery|service)|cdn|oauth|kms|integrat|export|destination|connector|okta|identity provider|secrets manager|terraform|marketplace|billing|invoice|cookies?|phone|support (?:staff|hours)|customers in|laws? of|byok|saml",
        example: 'Connect your own AWS account.',
      },
      { match: '^you use', example: 'You use AWS for hosting.' },
      {
        match: '\\bbedrock\\b|\\bai models?\\b|language models?',
        example: "Summaries are written by Anthropic's Claude, called through Amazon Bedrock in London.",
      },
      {
        match: 'vpc endpoint|your browser|when you visit',
        example: 'All traffic between your browser and Pipkin is encrypted with HTTPS.',
      },
      {
        match: '\\bmfa\\b|multi factor',
        example:
          'Users who sign in with a password can add a passkey or an authenticator app, and administrators can make multi-factor authentication mandatory for everyone.',
      },
      { match: 's3 compatible|interfac\\w* with|{cloud}.{0,60}\\betc\\b', example: 'Any S3-compatible storage works.' },
      {
        match: 'audit logs|stream|cdn|destination',
        example: 'Download them as CSV, or stream them to a SIEM such as Splunk over HTTPS.',
      },
      {
        match: 'marketing data|\\bbaa\\b',
        example: 'Customers who need to store PHI can request a BAA from our sales team.',
      },
    ],
    notIn: ['pricing'],
    allow: ['third', 'condition'],
    params: [
      {
        name: 'providers',
        pattern:
          '\\b(aws|amazon web services|google cloud(?: platform)?|gcp|azure|digitalocean|hetzner|heroku|ovh|fly\\.io|cloudflare|ibm cloud)\\b',
        as: 'list',
      },
      {
        name: 'regions',
        pattern:
          '\\b(us-[a-z]+-\\d|eu-[a-z]+-\\d|united states|usa|eu|european union|europe|germany|ireland|frankfurt|virginia|oregon|ohio|london|netherlands|canada|australia|singapore|us)\\b',
        as: 'list',
      },
    ],
  }),
}
