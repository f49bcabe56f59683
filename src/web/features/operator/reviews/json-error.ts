const space = /[ \t\n\r]*/y
const scalar =
  /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][+-]?\d+)?|true|false|null/y

/**
 * Where a text stops being JSON, in UTF-16 code units; null where it does not. Browsers name the character and not its
 * place. Nesting is kept in a list, so that no depth is too deep.
 */
export function jsonErrorAt(text: string): number | null {
  const open: ('{' | '[')[] = []
  let at = 0
  const skip = (): void => {
    space.lastIndex = at
    at += space.exec(text)?.[0].length ?? 0
  }
  const take = (word: string): boolean => {
    skip()
    if (!text.startsWith(word, at)) return false
    at += word.length
    return true
  }
  const takeScalar = (isKey: boolean): boolean => {
    skip()
    if (isKey && text[at] !== '"') return false
    scalar.lastIndex = at
    const found = scalar.exec(text)?.[0]
    at += found?.length ?? 0
    return found !== undefined
  }
  const takeKey = (): boolean => takeScalar(true) && take(':')
  /** After a value: what closes, or a comma that leads to the next one. Null at the end of all. */
  const goOn = (): boolean | null => {
    for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
      if (take(',')) return last === '[' || takeKey()
      if (!take(last === '{' ? '}' : ']')) return false
      open.pop()
    }
    return null
  }
  for (;;) {
    let isOver: boolean
    if (take('{')) {
      isOver = take('}')
      if (!isOver) {
        open.push('{')
        if (!takeKey()) return at
      }
    } else if (take('[')) {
      isOver = take(']')
      if (!isOver) open.push('[')
    } else {
      isOver = takeScalar(false)
      if (!isOver) return at
    }
    if (!isOver) continue
    const next = goOn()
    if (next === false) return at
    if (next === null) break
  }
  skip()
  return at === text.length ? null : at
}
