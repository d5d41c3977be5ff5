import type { CssRule } from '#shared/rendering.ts'

/** Finds the rules that a page needs: those for every page, and those for the classes of its parts (`parsedHtml`). */
export function criticalCssOf(rules: readonly CssRule[]): (...parts: readonly string[]) => string {
  // Cached, because pages of one kind have the same classes, and there may be ten thousand posts.
  const cssByClasses = new Map<string, string>()
  return (...parts) => {
    const key = parts.join(' ')
    const css = cssByClasses.get(key) ?? cssFor(new Set(key.split(' ')), rules)
    cssByClasses.set(key, css)
    return css
  }
}

function cssFor(classes: ReadonlySet<string>, rules: readonly CssRule[]): string {
  const matching = rules.filter(({ requiredClasses }) =>
    requiredClasses.some((required) => required.every((name) => classes.has(name))),
  )
  let css = ''
  let open: readonly string[] = []
  for (const rule of matching) {
    if (rule.conditions.join() !== open.join()) {
      css += `${'}'.repeat(open.length)}${rule.conditions.map((condition) => `${condition}{`).join('')}`
      open = rule.conditions
    }
    css += rule.css
  }
  return css + '}'.repeat(open.length)
}
