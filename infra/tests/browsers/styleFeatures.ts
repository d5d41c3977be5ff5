import postcss, { type AtRule, type Declaration, type Node, type Rule } from 'postcss'
import type { Feature } from './compatData.ts'

/** What a style sheet uses, each with the selector or the rule around it, as its sheet has them. */
export function styleFeatures(css: string): Feature[] {
  const features: Feature[] = []
  postcss.parse(css).walk((node) => {
    const found = node.type === 'decl' ? ofDeclaration(node) : node.type === 'atrule' ? ofAtRule(node) : []
    const all = node.type === 'rule' ? ofSelector(node) : found
    features.push(...all.map((path) => ({ path, place: placeOf(node), isGuarded: isGuarded(node, path) })))
  })
  return features
}

function ofDeclaration({ prop, value }: Declaration): string[][] {
  if (prop.startsWith('-')) return ofValue(value)
  const property = ['css', 'properties', prop]
  const words = [...value.matchAll(/(?<![\w-])[a-z][\w-]*/gi)].map(([word]) => [...property, word])
  // Older Safari knows the line alone.
  const thickness =
    prop === 'text-decoration' && /\d|var\(/.test(value) ? [[...property, 'includes_thickness']] : []
  return [property, ...words, ...thickness, ...ofValue(value)]
}

function ofValue(value: string): string[][] {
  const functions = [...value.matchAll(/([a-z][\w-]*)\(/gi)].map(([, name = '']) => name)
  const units = [...value.matchAll(/\d([a-z]+)/g)].map(([, unit = '']) => unit)
  return [
    ...functions.flatMap((name) => [
      ['css', 'types', name],
      ['css', 'types', 'color', name],
      ...(name === 'linear' ? [['css', 'types', 'easing-function', 'linear-function']] : []),
    ]),
    ...units.map((unit) => ['css', 'types', 'length', lengthOf(unit)]),
  ]
}

/** The data has one entry for the units of each kind. */
const lengthOf = (unit: string) =>
  /^d(?:vh|vw|vb|vi|vmin|vmax)$/.test(unit)
    ? 'viewport_percentage_units_dynamic'
    : /^s(?:vh|vw|vb|vi|vmin|vmax)$/.test(unit)
      ? 'viewport_percentage_units_small'
      : /^l(?:vh|vw|vb|vi|vmin|vmax)$/.test(unit)
        ? 'viewport_percentage_units_large'
        : /^cq/.test(unit)
          ? 'container_query_length_units'
          : unit

function ofAtRule({ name, params }: AtRule): string[][] {
  if (name === 'media')
    return [
      ...[...params.matchAll(/\(([a-z-]+)/g)].map(([, feature = '']) => [
        'css',
        'at-rules',
        'media',
        feature,
      ]),
      ...(/[<>]/.test(params) ? [['css', 'at-rules', 'media', 'range_syntax']] : []),
      ...(/not \(|\(\(/.test(params) ? [conditionsWithin] : []),
    ]
  return name === 'supports' || name === 'keyframes' ? [] : [['css', 'at-rules', name.replace(/^-\w+-/, '')]]
}

/** The data has no entry for it. Safari 16.4, Chrome 104 and Firefox 60 were the first. */
export const conditionsWithin = ['css', 'at-rules', 'media', 'conditions within others']

const ofSelector = ({ selector }: Rule) =>
  [...selector.matchAll(/::?([a-z][\w-]*)/g)].map(([, name = '']) => ['css', 'selectors', name])

/**
 * Within `@supports`, beside a declaration with a prefix, or, if the whole value is known when it is parsed, after a
 * declaration without it.
 */
function isGuarded(node: Node, path: readonly string[]): boolean {
  const name = path.at(-1) ?? ''
  for (let around = node.parent; around; around = around.parent)
    if (around.type === 'atrule' && (around as AtRule).name === 'supports') return true
  if (node.type !== 'decl') return false
  const { prop, parent, value } = node as Declaration
  if (parent?.some((other) => other.type === 'decl' && other.prop === `-webkit-${prop}`)) return true
  if (value.includes('var(')) return false
  return Boolean(
    parent?.some(
      (other) =>
        other.type === 'decl' && other !== node && other.prop === prop && !other.value.includes(name),
    ),
  )
}

const placeOf = (node: Node): string => {
  const rule = node.type === 'decl' ? node.parent : node
  const text =
    rule?.type === 'rule'
      ? (rule as Rule).selector
      : rule?.type === 'atrule'
        ? `@${(rule as AtRule).name}`
        : ''
  return text.replace(/(\.[a-zA-Z]+)_[\w-]{4}/g, '$1')
}
