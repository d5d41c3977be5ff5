import type { CssPiece } from '#shared/rendering.ts'

/** Makes out the rules that a page needs: those for everything, and those whose classes it wears. */
export function criticalCssOf(pieces: readonly CssPiece[]): (html: string) => string {
  // Pages of one kind wear the same: of ten thousand posts the rules are looked for once.
  const found = new Map<string, string>()
  return (html) => {
    const attributes = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names))
    const worn = new Set(Array.from(attributes, (names) => names.split(' ')).flat())
    const key = [...worn].sort().join(' ')
    const css = found.get(key) ?? rulesFor(worn, pieces)
    found.set(key, css)
    return css
  }
}

/** The rules for what is worn, in their order. */
function rulesFor(worn: ReadonlySet<string>, pieces: readonly CssPiece[]): string {
  const used = pieces.filter(({ wanted }) =>
    wanted.some((classes) => classes.every((name) => worn.has(name))),
  )
  let css = ''
  let open: readonly string[] = []
  for (const piece of used) {
    if (piece.within.join() !== open.join()) {
      css += `${'}'.repeat(open.length)}${piece.within.map((condition) => `${condition}{`).join('')}`
      open = piece.within
    }
    css += piece.css
  }
  return css + '}'.repeat(open.length)
}
