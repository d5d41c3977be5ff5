/** Stored treatment pages have `parentId` or `parent_id`. (Specification, Entities: "Treatment or service page".) */
export function withParentId(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null || 'parentId' in stored) return stored
  const { parent_id: parentId = null, ...fields }: { parent_id?: unknown } = stored
  return { ...fields, parentId }
}
