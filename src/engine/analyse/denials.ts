/**
 * How a sentence says of a thing that it is not there, whatever the thing is: the rules of a denial that a fact gets for the
 * thing that it names. In the language of rules.
 */

const having =
  '(?:offer|support|provid|hav|allow|includ|permit|tak|mak|perform|run|maintain|keep|publish|operat|requir|enforc|set|defin|us|review|test|hold|giv|guarante|promis|commit|implement|carry|conduct|exist|do)(?:e|ed|es|ing|s|ies)?'
const gone =
  '(?:available|offered|provided|supported|possible|included|performed|conducted|carried out|done|taken|made|required|enforced|mandatory|in place|public|published|disclosed|implemented|configurable|allowed|permitted|guaranteed|kept|retained|logged|recorded|tested|reviewed|rotated|managed|separated|defined|planned|set up|part of|something|there|exist|foreseen|on offer|used|in use)'
const turned = '!(?:no longer|not only|not just|without|until|unless|except|no later|not later|no need|if|whether)\\b'

/** The patterns that deny the `thing`. Where common words open one, the thing is asked for once more: it rules most sentences out. */
export const denialsOf = (thing: string): readonly string[] => [
  `(?:is|are|has|have|had|offers?|provides?|makes?|takes?|keeps?|runs?|with|exists?|currently|yet|present|moment|time|no,) no (?!time|limit|charge|cost|extra|additional)(?:\\w+ ){0,3}(?:${thing}) && (?:${thing}) && ${turned}`,
  `(?:(?:do|does|did|has|have|is|are|can|could|will) not|cannot|never|unable to|not possible to) (?:\\w+ ){0,2}${having} (?:\\w+ ){0,4}(?:${thing}) && (?:${thing}) && ${turned}`,
  `(?:${thing})\\w* (?:\\w+ ){0,5}(?:(?:is|are|was|were|has|have|can|will|does|do) (?:\\w+ )?(?:not|never)|cannot) (?:(?:be|been|yet|currently|being) ){0,2}${gone}\\b && ${turned}`,
  `(?:${thing})\\w* (?:\\w+ ){0,4}(?:unavailable|unsupported|missing|absent|left out|on (?:our|the) (?:\\w+ )?roadmap|(?:is|are) planned|coming soon)`,
  `^no (?:\\w+ ){0,2}(?:${thing})\\w*[. ]*(?:\\||$|(?:is|are|at|yet|available|offered)\\b)`,
]
