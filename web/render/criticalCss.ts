import type { CssRule } from '#shared/rendering.ts'

/** The rules that a page needs: those for every page, and those for its classes. */
export function criticalCssOf(rules: readonly CssRule[]): (classes: ReadonlySet<string>) => string {
  // Pages of one kind have the same classes, and there may be ten thousand posts.
  const cssByClasses = new Map<string, string>()
  return (classes) => {
    const key = [...classes].sort().join(' ')
    const css = cssByClasses.get(key) ?? cssFor(classes, rules)
    cssByClasses.set(key, css)
    return css
  }
}

export function classesIn(html: string): ReadonlySet<string> {
  const attributes = new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names))
  return new Set(Array.from(attributes, (names) => names.split(' ')).flat())
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
