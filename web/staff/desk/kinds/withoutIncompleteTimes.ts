import { isRecord } from '#shared/documents/pageContent.ts'
import type { DraftContent } from '#shared/entities/documents.ts'

/** What every entry must have before pages can show it. */
const lists = {
  hours: ['days', 'opens', 'closes'],
  exceptions: ['from', 'to', 'reason'],
  groups: ['days', 'starts', 'ends'],
}

/** The facts of the clinic in a draft, without the entries that somebody is still typing. */
export function withoutIncompleteTimes(content: DraftContent): DraftContent {
  const { offices } = content
  return Array.isArray(offices) ? { ...content, offices: offices.map(withCompleteLists) } : content
}

function withCompleteLists(office: unknown): unknown {
  if (!isRecord(office)) return office
  const complete = Object.entries(lists).map(([name, needed]) => {
    const entries: readonly unknown[] = Array.isArray(office[name]) ? office[name] : []
    return [name, entries.filter((entry) => isRecord(entry) && needed.every((field) => entry[field]))]
  })
  return { ...office, ...Object.fromEntries(complete) }
}
