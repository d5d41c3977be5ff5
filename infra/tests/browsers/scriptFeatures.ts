import { type Node, parse } from 'acorn'
import { compatOf, type Feature, namesBelow } from './compatData.ts'

/** What a script uses. Without types, a method counts as one of each interface that has a method of its name. */
export function scriptFeatures(code: string, place: string): Feature[] {
  const features: Feature[] = []
  walk(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    const paths = [
      ...ofCall(node),
      ...ofGlobal(node),
      ...ofPattern(node),
      ...ofSelectors(node),
      ...ofElement(node),
    ]
    features.push(...paths.map((path) => ({ path, place, isGuarded: false })))
  })
  return features
}

type Part = Node & Record<string, unknown> // Acorn's nodes differ by type; only the fields below are read.

function walk(node: Part | Node, visit: (node: Part) => void): void {
  visit(node as Part)
  for (const value of Object.values(node).flat())
    if (value !== null && typeof value === 'object' && 'type' in value) walk(value as Part, visit)
}

const nameOf = (node: unknown) => {
  const { type, name } = (node ?? {}) as { type?: string; name?: string }
  return type === 'Identifier' ? name : undefined
}
/** Of a string, which the minifier may write as a template. */
const textOf = (node: unknown): string | undefined => {
  const { value, quasis, expressions } = (node ?? {}) as {
    value?: unknown
    quasis?: { value: { cooked: string } }[]
    expressions?: unknown[]
  }
  return typeof value === 'string' ? value : expressions?.length === 0 ? quasis?.[0]?.value.cooked : undefined
}

const builtins = ['javascript', 'builtins']
/** The built-in objects and the interfaces of documents that have a method of a name. */
const owners = new Map<string, string[][]>()
const interfaces =
  /^(?:Element|HTML\w*Element|Document|Node|Window|DOMTokenList|Range|Response|Request|FormData|Blob|Animation)$/
for (const group of [builtins, ['api']])
  for (const owner of namesBelow(group))
    if (group === builtins || interfaces.test(owner))
      for (const name of namesBelow([...group, owner]))
        owners.set(name, [...(owners.get(name) ?? []), [...group, owner, name]])

function ofCall({ type, callee }: Part): string[][] {
  const { object, property, computed } = (type === 'CallExpression' ? callee : {}) as Partial<Part>
  const name = nameOf(property)
  if (computed || !name) return []
  const owner = nameOf(object)
  if (owner && compatOf([...builtins, owner])) return [[...builtins, owner, name]]
  if (owner && compatOf(['api', owner])) return [['api', owner, `${name}_static`]]
  const all = owners.get(name) ?? []
  return all.length > 0 ? [['member', name, ...all.map((path) => path.join('.'))]] : []
}

const ofGlobal = ({ type, callee }: Part): string[][] => {
  const name = type === 'NewExpression' ? nameOf(callee) : undefined
  return name
    ? [
        ['api', name],
        [...builtins, name],
      ]
    : []
}

function ofPattern({ type, regex }: Part): string[][] {
  if (type !== 'Literal' || !regex) return []
  const { pattern, flags } = regex as { pattern: string; flags: string }
  const kinds = {
    lookbehind_assertion: /\(\?<[=!]/.test(pattern),
    modifier: /\(\?[ims-]+:/.test(pattern),
  }
  return [
    ...Object.entries(kinds).flatMap(([kind, isUsed]) =>
      isUsed ? [['javascript', 'regular_expressions', kind]] : [],
    ),
    ...(flags.includes('v') ? [[...builtins, 'RegExp', 'unicodeSets']] : []),
  ]
}

/** An unknown selector is an error. */
function ofSelectors({ type, callee, arguments: values }: Part): string[][] {
  if (type !== 'CallExpression') return []
  const method = nameOf((callee as Part).property) ?? ''
  if (!['matches', 'closest', 'querySelector', 'querySelectorAll'].includes(method)) return []
  const selector = textOf((values as unknown[])[0]) ?? ''
  return [...selector.matchAll(/::?([a-z][\w-]*)/g)].map(([, name = '']) => ['css', 'selectors', name])
}

/** An element of React with its attributes. */
function ofElement({ type, arguments: values }: Part): string[][] {
  const [tag, attributes] = type === 'CallExpression' ? (values as Part[]) : []
  const element = textOf(tag)
  if (!element || !compatOf(['html', 'elements', element]) || attributes?.type !== 'ObjectExpression')
    return []
  return (attributes.properties as Part[]).flatMap(({ key }) => {
    const name = (nameOf(key) ?? textOf(key) ?? '').toLowerCase()
    return [
      ['html', 'elements', element, name],
      ['html', 'global_attributes', name],
    ]
  })
}
