import { isRecord } from '#shared/documents/pageContent.ts'

/** Compares JSON values. A field that is undefined equals a missing one. */
export function sameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => sameValue(entry, other[index]))
  if (!isRecord(one) || !isRecord(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    sameValue(one[name], other[name]),
  )
}
