import postcss, { type ChildNode } from 'postcss'
import type { CssRule } from '#shared/rendering.ts'

/**
 * Splits a style sheet into its rules, each with the conditions around it and the classes that an element
 * must wear for it to matter. Rules without classes matter everywhere.
 */
export function splitCss(css: string): CssRule[] {
  return postcss.parse(css).nodes.flatMap((node) => rulesIn(node, []))
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

/** The module classes of a selector; those it only excludes or looks for elsewhere do not count. */
function classesOf(selector: string): string[] {
  const plain = selector.replace(/:(?:not|has|is|where)\((?:[^()]|\([^()]*\))*\)/g, '')
  return Array.from(plain.matchAll(/\.(_[\w-]+)/g), ([, name = '']) => name)
}
