import type { FieldPath } from './fieldPath.ts'
import { isRecord } from './pageContent.ts'

export interface TextLeaf {
  path: FieldPath
  value: string
}

/** The names of sections and elements are texts that no visitor sees. */
const unseen = ['name', 'slug', 'seo']

/** The texts of a document that its readers see, each with its place. */
export function textLeaves(value: unknown, path: FieldPath = []): TextLeaf[] {
  if (typeof value === 'string') return [{ path, value }]
  if (Array.isArray(value)) return value.flatMap((entry, index) => textLeaves(entry, [...path, index]))
  if (!isRecord(value)) return []
  return Object.entries(value)
    .filter(([name]) => !unseen.includes(name))
    .flatMap(([name, entry]) => textLeaves(entry, [...path, name]))
}
