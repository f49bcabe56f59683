const called = /\bapp\.(\w+)\s*\(/
const verbs = /\b(select|insert into|update|delete from|listen|notify|begin|commit|rollback|set)\b/i
const table = /\b(?:from|into|update|join)\s+(?:only\s+)?(?:"?\w+"?\.)?"?(\w+)"?/i

/**
 * What a statement is called where nothing of its text may be told: the function of ours that it calls, or its verb with its
 * first table.
 */
export function queryName(statement: string): string {
  const ours = called.exec(statement)?.[1]
  if (ours !== undefined) return `app.${ours}`
  const verb = verbs.exec(statement)?.[1]?.toLowerCase().split(' ')[0] ?? 'statement'
  const place = table.exec(statement)?.[1]
  return place === undefined ? verb : `${verb} ${place}`
}
