import postcss, { type ChildNode } from 'postcss'
import type { CssRule } from '#shared/rendering.ts'

/** The rules of a style sheet, each with its conditions and with the classes that its selectors, or those of its animation, require. */
export function splitCss(css: string): CssRule[] {
  const rules = postcss.parse(css).nodes.flatMap((node) => rulesIn(node, []))
  return rules.map((rule) => {
    const animation = /^@keyframes ([\w-]+)/.exec(rule.css)?.[1]
    if (!animation) return rule
    const users = rules.filter((user) => user !== rule && user.css.includes(animation))
    return { ...rule, requiredClasses: users.flatMap(({ requiredClasses }) => requiredClasses) }
  })
}

function rulesIn(node: ChildNode, conditions: string[]): CssRule[] {
  if (node.type === 'comment') return []
  if (node.type === 'rule')
    return [{ conditions, css: node.toString(), requiredClasses: node.selectors.map(classesOf) }]
  if (node.type === 'atrule' && /^(media|supports|layer|container)$/.test(node.name) && node.nodes) {
    const condition = `@${node.name} ${node.params}`
    return node.nodes.flatMap((child) => rulesIn(child, [...conditions, condition]))
  }
  return [{ conditions, css: node.toString(), requiredClasses: [[]] }]
}

/** The classes in a selector, except those inside `:not()`, `:has()`, `:is()` and `:where()`. */
function classesOf(selector: string): string[] {
  const plain = selector.replace(/:(?:not|has|is|where)\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g, '')
  return Array.from(plain.matchAll(/\.([a-zA-Z_][\w-]*)/g), ([, name = '']) => name)
}
