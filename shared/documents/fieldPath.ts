import { isRecord } from './pageContent.ts'

/** The names and indexes that lead to a value in a document's content: `['content', 2, 'elements', 0]`. */
export type FieldPath = readonly (string | number)[]

/** Undefined if there is no value at the path. */
export function valueAt(content: unknown, path: FieldPath): unknown {
  let value = content
  for (const step of path) {
    if (Array.isArray(value) && typeof step === 'number') value = value[step]
    else if (isRecord(value)) value = value[step]
    else return undefined
  }
  return value
}

/** A copy with `value` at the path. Missing objects on the path are added. `undefined` removes a field. */
export function withValueAt(content: unknown, path: FieldPath, value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  if (Array.isArray(content) && typeof step === 'number')
    return content.with(step, withValueAt(content[step], rest, value))
  const { [step]: before, ...others } = isRecord(content) ? content : {}
  const after = withValueAt(before, rest, value)
  if (after === undefined) return others
  return isRecord(content) && step in content ? { ...content, [step]: after } : { ...others, [step]: after }
}

/** A path as the API writes it: `content.2.elements.0`. */
export const pathName = (path: FieldPath): string => path.join('.')

export const startsWith = (path: FieldPath, start: FieldPath): boolean =>
  start.every((step, index) => path[index] === step)

/** Compares JSON values. An undefined field equals a missing field. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => sameValue(entry, other[index]))
  if (!isRecord(one) || !isRecord(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    sameValue(one[name], other[name]),
  )
}
