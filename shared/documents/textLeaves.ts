import type { FieldPath } from './fieldPath.ts'
import { isRecord } from './pageContent.ts'

export interface TextLeaf {
  path: FieldPath
  value: string
}

/** Fields whose texts no visitor sees. `name` is the name of a section or an element. */
const unseen = ['name', 'slug', 'seo']

/** The texts of a document that visitors see, each with its path. */
export function textLeaves(value: unknown, path: FieldPath = []): TextLeaf[] {
  if (typeof value === 'string') return [{ path, value }]
  if (Array.isArray(value)) return value.flatMap((entry, index) => textLeaves(entry, [...path, index]))
  if (!isRecord(value)) return []
  return Object.entries(value)
    .filter(([name]) => !unseen.includes(name))
    .flatMap(([name, entry]) => textLeaves(entry, [...path, name]))
}
