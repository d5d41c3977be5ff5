import type { CssPiece } from '#shared/rendering.ts'

/** The rules that a page needs, in their order: those for everything, and those whose classes it wears. */
export function criticalCss(pieces: readonly CssPiece[], html: string): string {
  const worn = new Set(
    Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
  )
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
