import type { FactFile } from '../fact-file.ts'

export const dataResidency: FactFile = {
  id: 'data.residency',
  group: 'Data protection',
  question: 'Can the customer choose the region where its data is stored?',
  kind: 'feature',
  weight: 4,
  agent: 'privacy_data_protection_scraper',
  values: {
    yes: 'Customer selects region or EU/US residency option; plan-limited is yes.',
    partial: "Location stated but fixed, 'primarily', or choice leaves some content elsewhere.",
    no: 'Vendor says region choice is unavailable or planned, or location may be anywhere.',
    excluded: 'Edge POPs; company address; visitor or marketing data location; transfer clauses.',
  },
  controls: {
    soc2: ['C1.1'],
    iso27001: ['A.5.23', 'A.5.31'],
    csf2: ['GV.OC-03'],
    sp80053: ['SA-9'],
  },
  params: ['regions', 'default_region', 'plans', 'exceptions'],
  traits: ['regions'],
  topicWords: ['data residency', 'data region', 'region of your choice', 'hosting region', 'data locality'],
  texts: {
    topic: 'Choice of region',
    yes: 'You choose where your data is stored[: {regions}].',
    partial: 'The place of storage is addressed, but not a choice of it for all data.',
    no: 'By the vendor’s own words, the place of storage is not yours to choose today.',
    unknown: 'Nothing was found on a choice of storage region.',
    risk: 'Storage region not under your control',
    stake: 'Data may rest under laws that your customers or regulators have excluded.',
    mitigation: 'Limit the data to what may lawfully leave your region, and record the transfer.',
    ask: 'In which regions can our data be stored, and which data (logs, backups, support) leaves that region?',
    owner: 'Privacy officer',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:choose|choice|select|pick|option|opt\\b|prefer|specif|available|store|stored|stores|storing|host|hosted|hosts|reside|resides|residency|located|kept|keep|remain|stay|deploy)\\w*\\b .... (?:regions?|locations?|eu\\b|europe|u\\.s\\.|usa\\b|united states|countr|data ?cent|{region})|(?:regions?|locations?|eu\\b|europe|u\\.s\\.|usa\\b|united states|countr\\w+|data ?cent\\w+|{region}) .... (?:choose|choice|select|pick|option|store|stored|host|hosted|reside|residency|located|kept|remain|created|hosting)|data residency|(?:running|runs?|servers?|data ?cent\\w+) (?:\\w+ ){0,4}(?:in|:) .{0,60}{region}|data ?cent(?:er|re)s? in\\b',
      example: 'You choose the region where your data is stored.',
    },
    subject: '(?:data|hosting|cloud|server) (?:regions?|locations?|cent(?:er|re)s?)|\\bregions?\\b|where .{0,20}data',
    facets: { primarily: 'partial', beta: 'partial', rest_left_out: 'partial', only_part: 'partial' },
    yes: [
      {
        match:
          '(?:pin|keep|restrict|limit|locate|host|store)\\w* (?:your|their|its|customer) (?:\\w+ ){0,2}data (?:\\w+ ){0,4}(?:specific|particular|chosen|selected|preferred|desired) (?:region|country|location)',
        example: 'Keep your data in a specific region.',
      },
      {
        match:
          '(?:choos|chosen|choice|select|pick|specify|option|elect\\b|decide|determine|configur)\\w* ... (?:regions?|residency|data ?cent(?:er|re)|location|country|where (?:your|the|their) data|\\beu\\b|europe) && (?:data\\b|stor|host|deploy|database|process|cluster|account|workspace|organi[sz]ation|project|instance|server|applications?\\b|apps?\\b)',
        example: 'You can choose to store your data in the EU or in the US.',
      },
      {
        match:
          'data (?:residency|sovereignty|locali[sz]ation) && (?:{offer}|program|option|eu\\b|us\\b|region|choos|select|plan|enterprise|europe|in )',
        example: 'EU data residency is available on the Enterprise plan.',
      },
      {
        match:
          '(?:regions?|location)\\b .... (?:choos|chosen|select|pick|of your choice|you (?:want|prefer))\\w* && (?:data|stor|host|deploy|database|account|workspace|project|instance)',
        example: 'Pick the region that you want for your project: any location of your choice.',
      },
      {
        match:
          '(?:data|database|infrastructure|account|project)s?\\b .... region (?:where|in which you|you\\b|that you|selected|of)',
        example: 'The database is created in the region that you choose.',
      },
      {
        match:
          '(?:eu|usa|european|uk|australia\\w*|regional|canada|germany) (?:data )?(?:residency|region|cluster|instance|hosting|data ?cent(?:er|re)|cloud|project)s? && (?:{offer}|option|create|choose|your data|customers|data is|data stay|stored)',
        example: 'EU data residency is available on the Enterprise plan.',
      },
      {
        match:
          '(?:multiple|available|supported|following|different) regions? && (?:deploy|choose|select|data|database|host|create|host)',
        example: 'Multiple regions are available to host your data.',
      },
      {
        match:
          '(?:choos|chosen|select|elect|opt|pick|decid|request|prefer)\\w* .... (?:stored?|hosted?|kept|located|processed|storage|hosting) (?:\\w+ ){0,3}(?:in|within) (?:\\w+ ){0,3}{region}',
        example: 'You can choose to store your data in the EU or in the US.',
      },
      {
        match: '{region} (?:or|and|/) (?:the )?{region} && (?:choose|choice|select|option|pick|whether)',
        example: 'Choose Germany or the United States.',
      },
      {
        match:
          '(?:have|get|keep|want) (?:your|their|its) (?:\\w+ ){0,2}data (?:\\w+ )?(?:stored|hosted|kept|processed) (?:\\w+ ){0,3}{region} && (?:request|option|can|choose|sign|select|customers)',
        example: 'Customers may elect to have their data hosted in Germany.',
      },
      {
        match: '(?:available|supported) (?:data )?regions?\\b ?:?.*(?:[a-z]{2}-[a-z]+-\\d|{region})',
        example: 'Available regions: eu-west-1, us-east-1',
      },
      {
        match: 'pin (?:your|the|a) (?:\\w+ ){0,2}(?:workspace|data|project|account|organi[sz]ation) to',
        example: 'Pin your workspace to Germany.',
      },
      {
        match: '(?:choose|select|pick) (?:your|a|the) (?:\\w+ )?region\\b',
        example: 'Select the region for your project when you create it; your data stays there.',
      },
      {
        match:
          '(?:choose|select|pick|specify) (?:an? |the |your |which )?(?:\\w+ ){0,3}(?:deployment|location|instance|data ?cent(?:er|re)|cluster|region) .... {region}',
        example: 'When you sign up, you choose a primary deployment such as US East.',
      },
      {
        match:
          '(?:locations?|regions?|countr(?:y|ies)|continent|data ?cent(?:er|re))\\b .... (?:up to you|your (?:choice|decision|call)|you (?:can |may )?(?:choose|decide|prefer|pick|select)|of your choosing)',
        example: 'When setting up a project, the location of its database is up to you.',
      },
      {
        match:
          '(?:create|launch|start|deploy|provision|open|run|spin up)\\w* (?:\\w+ ){0,3}(?:instances?|projects?|databases?|clusters?|workspaces?|accounts?|tenants?) in (?:\\w+ ){0,2}{region}',
        example: 'You can now create instances in Mumbai.',
      },
      {
        match: '{region} .... {region} && (?:whichever|sign up (?:for|in|on))',
        example: 'One cloud in the EU and one in the US: sign up for whichever fits.',
      },
      {
        match:
          '(?:choos|chose|pick|select|decid|determin|opt|elect|asked|set|specif)\\w* (?:\\w+ ){0,4}(?:where|which (?:region|country|continent|data ?cent\\w+)|(?:country|region|continent) in which|between .{0,30}{region}|whether) (?:\\w+ ){0,3}(?:data|content|workspace|project|database|account)s?\\b (?:\\w+ ){0,4}(?:stored|lives?|kept|resides?|hosted|located|go|{region})',
        example: 'You decide whether your data lives in Europe or America.',
      },
      {
        match: 'data region (?:that )?(?:you|we|was)? ?(?:chose|choose|selected|picked)',
        example: 'It stays in the data region that you chose.',
      },
      {
        match:
          'regions? (?:\\w+ )?(?:chosen|selected|picked|specified|requested|designated) by (?:the |our |your |each )?(?:customers?|users?|you\\b|clients?|account)',
        example: 'Data stays in the region chosen by the customer.',
      },
    ],
    partial: [
      {
        match:
          '(?:data|content|information|account|databases?|servers?)\\b ... (?:stored|stores|hosted|processed|located|reside[sd]?|kept|housed|transferred to|held|maintained)\\b ... {region}',
        example: 'All customer data is stored in data centres in Germany.',
      },
      {
        match:
          '(?:stored?|hosted?|processed?|located|resides?|kept|housed|servers?|storage)\\b (?:\\w+ ){0,6}(?:in|within|on|at|from|to) (?:\\w+[ ,-]{1,2}){0,5}?{region}',
        example: 'All customer data is stored in data centres in Germany.',
      },
      {
        match:
          '{region} && (?:servers?|data ?cent(?:er|re)s?|infrastructure|hosted|storage) && !(?:transfer mechanism|scc|standard contractual)',
        example: 'All customer data is stored in data centres in Germany.',
      },
    ],
    no: [
      {
        match: 'any(?: other)? country (?:in which|where) (?:we|our|\\w+ or its)',
        example: 'Data may go to any other country in which we have staff.',
      },
      {
        match:
          "(?:cannot|can't|can not|not possible to|unable to) (?:choose|select|pick|specify|change) (?:\\w+ ){0,5}(?:region|location|country|where)",
        example: 'It is not possible to choose the region in which data is stored.',
      },
      {
        match:
          "(?:not|n't|cannot|no)(?: currently| yet)? (?:\\w+ ){0,4}(?:data residency|choose (?:a|the|your) region|region selection|select (?:a|the) region)",
        example: 'It is not possible to choose the region in which data is stored.',
      },
      {
        match:
          'data residency ... (?:planned|coming soon|roadmap|not (?:currently|yet) (?:available|supported|offered))',
        example: 'Data residency is planned.',
      },
      {
        match:
          '(?:region|location) (?:selection|choice) (?:is |are )?(?:currently )?not (?:available|possible|supported|offered)',
        example: 'Region selection is not available.',
      },
    ],
    denied:
      'data residency|region(?:al)? (?:selection|choice|pinning|hosting|options?)|choice of (?:region|location|country|data ?cent)|(?:choose|select|pick|specify|change) (?:\\w+ ){0,3}(?:region|location|country|data ?cent)',
    exclusions: [
      {
        match:
          '(?:locations?|regions?) (?:to|where|from which) (?:you )?(?:run|execute) (?:your |the )?(?:checks?|tests?|jobs|monitors?)',
        example: 'You can select the locations to run your checks from.',
      },
      {
        match: '\\bsccs?\\b|(?:selection|choice) of (?:the )?law|laws? of (?:an? )?(?:eu |the )?member|member state',
        example: 'Where the clauses require the choice of the law of an EU Member State, data is governed by it.',
      },
      {
        match:
          'traffic (?:is|are|gets?) (?:processed|routed|handled|terminated)|region pinning|match your data residency|(?:data planes?|tunnels?|agents?) (?:\\w+ )?(?:connect|are located|located)',
        example: 'Choose the region in which traffic is processed.',
      },
      {
        match: 'under 18|years of age|reside in california|compelled|federal',
        example: 'People who reside in California have rights.',
      },
      {
        match: '\\bbank\\b|business located|\\bentity\\b',
        example: '"Controller" means the entity that determines the purposes of processing.',
      },
      {
        match:
          'checkbox|for all data cent|regions only for|service attachments?|vpc endpoints?|privatelink|^\\W*allows? an? user',
        example: 'Private connectivity through AWS PrivateLink is available on both plans.',
      },
      { match: 'location information|mobile device', example: 'We collect location information.' },
      {
        match:
          '(?:users|individuals|persons|residents|visitors|customers|people|you are|you) (?:who are )?located|rights',
        example: 'Managers certify access rights every three months.',
      },
      {
        match:
          'edge (?:network|location|region)|points? of presence|\\bpops?\\b|cdn|governing law|jurisdiction|registered (?:office|in)|headquarter|incorporated|company (?:number|address)|p\\.?o\\.? box|street|avenue|cookie|marketing|website visitor|newsletter|analytics data|residents?\\b|citizens|recipient|supervisory',
        example: 'Our edge network has points of presence in Europe and Asia.',
      },
      {
        match: '(?:standard contractual|adequacy|privacy shield|data privacy framework|binding corporate)',
        example: 'Data may be transferred under the Standard Contractual Clauses to the United States.',
      },
      {
        match: 'self host|backups? (?:are|is)|support (?:hours|team)|office',
        example: 'Acme Inc. has its registered office in Ireland.',
      },
      {
        match: '(?:providers?|vendors?) (?:are|is|were) (?:\\w+ )?(?:selected|chosen)',
        example: 'Providers are selected by region.',
      },
      { match: 'your (?:\\w+ )?buckets?\\b', example: 'Choose the region of your S3 bucket before you connect it.' },
      { match: 'trace data|sales representative', example: 'Ask your sales representative for regions.' },
      { match: 'use providers', example: 'We use providers in many regions.' },
      { match: 'backups of data', example: 'Backups of data stay in the region.' },
      { match: 'infrastructure you control', example: 'Run it on infrastructure you control.' },
      {
        match:
          '(?:services?|infrastructure|we|servers?|platform|systems?) (?:\\w+ ){0,2}(?:deployed|hosted|running|distributed|replicated) (?:in|across|over|to) (?:multiple|several|different|many|all|both) (?:\\w+ )?regions',
        example: 'Our servers are distributed across multiple regions.',
      },
    ],
    notIn: ['subprocessors'],
    allow: ['condition', 'duty', 'third'],
    params: [
      {
        name: 'regions',
        pattern:
          '\\b(us|usa|united states|eu|european union|europe|germany|ireland|uk|united kingdom|australia|canada|singapore|japan|india|frankfurt|netherlands)\\b',
        as: 'list',
      },
    ],
  }),
}
