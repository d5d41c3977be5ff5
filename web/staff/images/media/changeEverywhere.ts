import { apiLimits } from '#shared/apiLimits.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import type { MediaImage } from '#shared/entities/media.ts'
import { type DocumentName, desk } from '../../../data/staff/desk.ts'
import { isLoggedOut } from '../../../data/staff/queries.ts'
import { refusalOf, WriteError } from '../../../data/write.ts'

/** `drafted`: in a draft that waits for its publication. `refused`: with the reason. */
export type Outcome = 'published' | 'drafted' | { refused: string }

export interface ChangedUse extends DocumentName {
  title: string
  outcome: Outcome
}

/**
 * Changes each document that shows the image, through a draft. What is published without a draft beside it is published
 * again, all with one rendering. Somebody's own draft gets the change, and waits for them.
 */
export async function changeEverywhere(
  { uses }: MediaImage,
  change: (content: DraftContent) => DraftContent,
  conflict: string,
): Promise<ChangedUse[]> {
  const outcomes = new Map<string, ChangedUse>()
  const toPublish: (DocumentName & { version: number })[] = []
  for (const { kind, id, title } of uses) {
    const name = `${kind}/${id}`
    if (outcomes.has(name)) continue
    try {
      const document = await desk.open({ kind, id })
      const content = document.draft?.content ?? document.published?.content ?? {}
      const saved = await desk.saveDraft(document, {
        content: change(content),
        version: document.draft?.version ?? 0,
      })
      if (document.published && !document.draft && saved.draft)
        toPublish.push({ kind, id, version: saved.draft.version })
      outcomes.set(name, { kind, id, title, outcome: 'drafted' })
    } catch (error) {
      if (isLoggedOut(error)) throw error
      outcomes.set(name, { kind, id, title, outcome: { refused: reasonOf(error, conflict) } })
    }
  }
  for (let start = 0; start < toPublish.length; start += apiLimits.publications) {
    const documents = toPublish.slice(start, start + apiLimits.publications)
    const { published, refused } = await desk.publishTogether(documents)
    for (const { kind, id } of published) outcomeOf(outcomes, { kind, id }, 'published')
    for (const { kind, id, message } of refused) outcomeOf(outcomes, { kind, id }, { refused: message })
  }
  return [...outcomes.values()]
}

function outcomeOf(outcomes: Map<string, ChangedUse>, { kind, id }: DocumentName, outcome: Outcome): void {
  const name = `${kind}/${id}`
  const known = outcomes.get(name)
  if (known) outcomes.set(name, { ...known, outcome })
}

const reasonOf = (error: unknown, conflict: string): string =>
  (error instanceof WriteError && error.status === 409 ? conflict : refusalOf(error)) ??
  (error instanceof Error ? error.message : String(error))
