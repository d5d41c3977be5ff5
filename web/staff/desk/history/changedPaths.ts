import { isRecord } from '#shared/documents/pageContent.ts'
import type { FieldPath } from '../state/fieldPath.ts'
import { sameValue } from '../state/sameValue.ts'

/** The innermost fields in which two contents differ. Lists of different lengths differ as a whole. */
export function changedPaths(one: unknown, other: unknown, path: FieldPath = []): FieldPath[] {
  if (sameValue(one, other)) return []
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length)
    return one.flatMap((entry, index) => changedPaths(entry, other[index], [...path, index]))
  if (isRecord(one) && isRecord(other)) {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])]
    return names.flatMap((name) => changedPaths(one[name], other[name], [...path, name]))
  }
  return [path]
}
