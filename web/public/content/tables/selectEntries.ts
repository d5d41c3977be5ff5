export interface TableRowsProps {
  items: string[] | undefined
}

export function selectEntries<Entry extends { id: string }>(
  entries: readonly Entry[] | null | undefined,
  items: string[] | undefined,
): readonly Entry[] {
  if (!items) return entries ?? []
  return items.flatMap((id) => entries?.find((entry) => entry.id === id) ?? [])
}
