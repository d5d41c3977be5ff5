import type { CssRule } from '#shared/rendering.ts'

/** Makes out the rules that a page needs: those for everything, and those whose classes it wears. */
export function criticalCssOf(pieces: readonly CssRule[]): (html: string) => string {
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
function rulesFor(worn: ReadonlySet<string>, pieces: readonly CssRule[]): string {
  const used = pieces.filter(({ requiredClasses }) =>
    requiredClasses.some((classes) => classes.every((name) => worn.has(name))),
  )
  let css = ''
  let open: readonly string[] = []
  for (const piece of used) {
    if (piece.conditions.join() !== open.join()) {
      css += `${'}'.repeat(open.length)}${piece.conditions.map((condition) => `${condition}{`).join('')}`
      open = piece.conditions
    }
    css += piece.css
  }
  return css + '}'.repeat(open.length)
}
