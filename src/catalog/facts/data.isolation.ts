import type { FactFile } from '../fact-file.ts'

export const dataIsolation: FactFile = {
  id: 'data.isolation',
  group: 'Data protection',
  question: "Are customers' data and workloads separated from other tenants?",
  kind: 'control',
  weight: 3,
  agent: 'privacy_data_protection_scraper',
  values: {
    yes: 'States a mechanism: logical tenant IDs, separate database, VM, network or container.',
    partial: "Only 'logically separated' without mechanism, or dedicated isolation optional and default unexplained.",
    no: 'Vendor says tenants are not separated.',
    excluded: 'Production versus test; network firewalls; workspaces inside one customer.',
  },
  controls: {
    soc2: ['CC6.1'],
    iso27001: ['A.8.22', 'A.8.3'],
    csf2: ['PR.IR-01'],
    sp80053: ['SC-7', 'SC-4'],
  },
  params: ['mechanism', 'plans'],
  traits: ['promised-by-denial'],
  topicWords: ['tenant isolation', 'multi tenant', 'single tenant', 'data segregation', 'logically separated'],
  texts: {
    topic: 'Separation between customers',
    yes: 'A mechanism that keeps customers apart is named[: {mechanism}].',
    partial: 'Separation between customers is described only in part.',
    no: 'The vendor says that customers are not separated from each other.',
    unknown: 'We found no statement on how one customer’s data is kept from another.',
    risk: 'Customers not separated',
    stake: 'A single flaw in a shared system can show your data to another customer.',
    mitigation: 'Ask whether the last penetration test covered access across customers.',
    ask: 'By which mechanism are customers separated, and is it tested in each penetration test?',
    owner: 'Security assurance',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:isolat|segregat|separat|tenan|dedicated|sandbox|row level|own (?:database|vm|container|schema|network|instance))\\w*.... (?:customer|tenant|data|database|vm|container|schema|network|workload|user|account|logical|environment|organi|process|each)|(?:customer|tenant|data|database|vms?|containers?|workload|logical\\w*|users?|account|each|multi|single|environments?) .... (?:isolat|segregat|separat|tenan|dedicated|sandbox|row level)',
      example: "Each customer's data is kept in a separate database.",
    },
    gatedIsPartial: true,
    facets: {},
    yes: [
      {
        match:
          '(?:isolated|dedicated|separate) (?:cluster|instance|database|environment)s? (?:exclusively |only |solely |reserved )?for (?:your|each|every) (?:organi[sz]ation|customer|tenant|company|account)',
        example: 'An isolated cluster exclusively for your organization',
      },
      {
        match:
          '(?:vms?|virtual machines?|instances?|containers?|servers?|clusters?|databases?)\\b (?:\\w+ ){0,4}(?:dedicated to|not shared between) (?:a |one |each |different )?(?:single )?(?:customers?|tenants?|clients?)',
        example: 'Each cluster is dedicated to a single customer.',
      },
      {
        match:
          "(?:each|every) (?:tenant|customer|client|organi[sz]ation|account)(?:'s)? .... (?:own|separate|dedicated|isolated|individual) (?:\\w+ )?(?:schema|database|instance|container|vm|cluster|namespace|account|environment|bucket)",
        example: 'Each customer has a separate database.',
      },
      {
        match:
          "(?:tenants?|multi ?tenan\\w*|customers?'?s?|each (?:customer|account|organi[sz]ation|workspace|database|job|build|run|user)|every (?:customer|tenant|organi[sz]ation|database)|workloads?|clients?'?s?) && (?:isolat|segregat|separat) && (?:database|schema|container|vm\\b|virtual machine|micro ?vms?|namespace|network|cluster|process|tenant id|identifier|row level|instance|kubernetes|vpc|virtuali[sz]ed|sandbox|account|storage|bucket|cell|firecracker|gvisor|unique)",
        example: 'Each customer has a separate database.',
      },
      {
        match:
          '(?:each|every) (?:\\w+ )?(?:application|app|project|site|deployment|service|function|sandbox|job|workflow|session) .... (?:own|isolated|separate|dedicated),? (?:\\w+,? ){0,2}(?:containers?|vms?\\b|virtual machines?|micro ?vms?|namespaces?|network|database)',
        example: 'Every job runs in an isolated virtual machine that is destroyed afterwards.',
      },
      {
        match:
          'isolated from (?:all )?(?:other|one another|each other) ...(?:customers?|tenants?|containers?|applications?|accounts?)',
        example: 'Your data is isolated from other customers.',
      },
      {
        match:
          '(?:row level security|tenant ids?|unique (?:customer|tenant|account|organi[sz]ation) (?:id|identifier)|schema per|database per)',
        example: 'Tenants are separated by row-level security and a tenant ID.',
      },
      {
        match:
          '(?:containers?|vms?\\b|virtual(?:i[sz]ed)? (?:machines?|servers?)|sandbox\\w*) && (?:dispos|destroy|discard|ephemeral|clean|fresh|single use|torn down)\\w* && (?:each|every|after|per)',
        example: 'Every job runs in an isolated virtual machine that is destroyed afterwards.',
      },
      {
        match:
          '(?:every|each|all) (?:\\w+ ){0,2}(?:workloads?|jobs?|builds?|tenants?|functions?|runs?|customers?|clients?|accounts?|databases?|queries) (?:\\w+ ){0,4}(?:in|on|inside|within|has|have|gets?|uses?|receives?) (?:its|their|a|an) (?:own|separate|dedicated|isolated|fresh|ephemeral) (?:\\w+ ){0,2}(?:vms?|virtual machines?|containers?|micro ?vms?|sandbox|process|namespace|environment|vpc|database|schema|instance|server)\\b',
        example: 'Each customer has a separate database.',
      },
      {
        match:
          "(?:scoped|restricted|limited|filtered|keyed) (?:by|to|on) (?:\\w+ ){0,3}(?:organi[sz]ation|tenant|account|customer|workspace|company)(?:s|\\'s)?(?: ids?| identifiers?)\\b",
        example:
          "Access to data is scoped by organisation ID in every query, so one customer can never see another's data.",
      },
      {
        match:
          '(?:every|each) (?:customer|client|tenant|organi[sz]ation|account) .... (?:schema|database|instance|container|vm|cluster|namespace|bucket|vpc) of (?:its|their) own',
        example:
          'Each customer has a database schema of its own, and the application opens it with credentials that reach no other.',
      },
      {
        match:
          "(?:never|not|n\\'t) (?:\\w+ )?share[ds]? (?:\\w+ ){0,3}(?:between|across|with|among) (?:\\w+ )?(?:customers?|tenants?|accounts?|organi[sz]ations?|users?) && (?:vms?\\b|virtual|container|kernel|machine|instance|sandbox|process|runner|disk|database)",
        example: 'Virtual machines are never shared between customers.',
      },
      {
        match: "(?:workloads?|customers?|tenants?|jobs?|builds?) .... (?:never|not|n\\'t) share",
        example: 'Workloads of two customers never share a host.',
      },
      {
        match: '(?:firecracker|gvisor|kata containers?|micro ?vms?)\\b && (?:run|isolat|each|every|inside|sandbox)\\w*',
        example: 'Every job runs inside Firecracker.',
      },
      {
        match:
          '(?:each|every|per) (?:\\w+ )?(?:customer|tenant|client|subscription|account)s?\\b .... (?:own|separate|dedicated|isolated|one|individual) (?:\\w+ ){0,2}(?:namespaces?|buckets?|databases?|schemas?|vms?|containers?|virtual machines?|vpcs?|networks?|clusters?|instances?|keyspace|process(?:es)?)\\b',
        example: 'Every subscription gets its own Kubernetes namespace.',
      },
      {
        match:
          '(?:bucket|database|schema|vm|container|namespace|cluster|index|keyspace|vpc)s? (?:\\w+ ){0,3}(?:per|for (?:each|every)) (?:customer|tenant|client|organi[sz]ation|account|workspace)|create one per (?:tenant|customer|client)',
        example: 'No data of two clients lives in the same bucket; we create one per tenant.',
      },
      {
        match:
          "(?:quer(?:y|ies)|requests?|rows?|records?|checks?|api calls?)\\b .... (?:scop|filter|restrict|limit|tagg|carr(?:y|ies)|bound)\\w* .... (?:customer|tenant|account)s?\\'?s?\\b (?:account )?(?:ids?\\b|identifier|key)",
        example: 'Each query is scoped to the tenant id.',
      },
      {
        match: '(?:applications?|tenants?|customers?|nodes)\\b .{0,60}isolated on the network',
        example: 'Applications of different customers are isolated on the network.',
      },
      {
        match:
          '(?:namespaces?|deployments?|workloads?|tenants?|clusters?|workspaces?|accounts?)\\b .{0,70}isolated from (?:each other|one another|other)',
        example: 'Tenants are not isolated from one another.',
      },
      {
        match:
          '(?:isolated|separate|dedicated|ephemeral|own) (?:\\w+ ){0,2}(?:container|vm\\b|vms\\b|virtual machine|micro ?vm|sandbox|namespace|kubernetes|cluster|database|schema|virtuali[sz]ed server)s? (?:\\w+ ){0,3}(?:per|for each|for every|each|customer|tenant|build|job)',
        example: 'We run a separate database for each customer.',
      },
      {
        match:
          '(?:customer|tenant|client|account)s? (?:\\w+ ){0,3}in (?:an? |its |their )(?:own|dedicated|separate) (?:\\w+ )?(?:vpc|database|schema|instance|vm|container|cluster|namespace|bucket|account)\\b',
        example: 'We keep each customer in its own schema.',
      },
    ],
    partial: [
      {
        match: '(?:logical(?:ly)?) (?:separat|isolat|segregat|partition)',
        example: 'Customer data is logically separated.',
      },
      {
        match: '(?:data|tenants?|customers?) (?:\\w+ ){0,4}(?:isolat\\w*|segregat\\w*|separat\\w*|segmented)',
        example: 'Customer data is logically separated.',
      },
      {
        match:
          '(?:single tenan|dedicated (?:instance|cluster|infrastructure|vms?|hosts?|environment|deployment|cloud))\\w*',
        example: 'A single-tenant option exists.',
      },
      {
        match: 'isolation (?:between|of) (?:\\w+ ){0,3}(?:tenants?|customers?|projects?|workspaces?)',
        example: 'There is isolation between tenants.',
      },
      {
        match:
          '(?:deployment|instance|cluster|server|environment|installation)s? of (?:their|its|your) own|dedicated (?:\\w+ )?(?:option|tier)',
        example: 'Larger clients may pay for a deployment of their own.',
      },
    ],
    no: [
      {
        match:
          '(?:data|tenants?|customers?|clients?|workloads?) .... (?:is|are) not (?:\\w+ )?(?:separated|isolated|segregated|kept apart)',
        example: 'Tenants are not isolated from one another.',
      },
      {
        match: 'tenants? (?:are|is) not (?:separated|isolated)',
        example: 'Tenants are not isolated from one another.',
      },
      {
        match:
          '(?:data|tenants?|customers?) (?:\\w+ ){0,3}(?:is|are) not (?:logically |physically )?(?:separated|isolated|segregated)',
        example: 'Tenants are not isolated from one another.',
      },
    ],
    exclusions: [
      {
        match: 'separate (?:locations?|places|regions)',
        example: 'Customer data is stored in two separate locations.',
      },
      { match: 'offers? "?data residency', example: 'The plan offers "data residency" per tenant.' },
      { match: '(?:sdk|api) keys', example: 'Rotate your API keys often.' },
      { match: 'encrypt', example: 'Company laptops are encrypted and managed, and personal devices are not allowed.' },
      {
        match:
          'backups? (?:are|is) (?:tested|restored)|restor\\w* (?:\\w+ ){0,4}(?:to|in) an? (?:separate|isolated)|remains? (?:entirely )?(?:inside|within)|your (?:own )?(?:environment|vpc|network|infrastructure)',
        example: 'A restore from backup is tested every month, and the result is recorded.',
      },
      {
        match:
          '(?:production|staging|test|development|dev)\\b (?:and|from|environments?|, ) ... (?:separat|isolat|segregat)|separat\\w* (?:\\w+ ){0,4}(?:staging|test|development)|segregation of duties|separation of duties|(?:dedicated|separate) (?:\\w+ )?(?:accounts?\\b|team|support|account manager|ip|slack|manager|contact|csm)|self host|separately|separate (?:agreement|page|document|section|policy|terms)|physically',
        example: 'Production is separated from test environments.',
      },
      { match: 'further processing|ongoing basis', example: 'The data is separated from further processing.' },
      {
        match: 'replace .{0,40}tenant|entra tenant|separate data process',
        example: 'Replace it with your Entra tenant ID.',
      },
      { match: 'payment data', example: 'Payment data is kept separate by Stripe.' },
      {
        match: 'index management|namespace scoped permissions|microvm compute',
        example: 'Index management by tenant is described below.',
      },
      { match: 'cluster_type', example: 'Set cluster_type to dedicated.' },
      { match: 'isolation (?:failures?|bugs?|issues?|tests?|levels?)', example: 'Choose one of the isolation levels.' },
    ],
    allow: ['third', 'negation', 'condition'],
    params: [
      {
        name: 'mechanism',
        pattern:
          '\\b(row[ -]level security|tenant id|separate databases?|schema|containers?|virtual machines?|vms?|micro-?vms?|namespaces?|logical(?:ly)?|network|firecracker|gvisor)\\b',
        as: 'text',
      },
    ],
  }),
}
