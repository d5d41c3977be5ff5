import { apiLimits } from '#shared/apiLimits.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import type { MediaImage } from '#shared/entities/media.ts'
import { type DocumentName, desk } from '../../../data/staff/desk.ts'
import { isLoggedOut } from '../../../data/staff/queries.ts'
import { refusalOf, WriteError } from '../../../data/write.ts'
import { staffMessages } from '../../staffMessages.ts'

export interface ChangedUse extends DocumentName {
  title: string
  /** What became of the document, after its title. */
  outcome: string
}

/**
 * Changes each document that shows the image, through a draft. What is published without a draft beside it is published
 * again, all with one rendering. Somebody's own draft gets the change, and waits for them.
 */
export async function changeEverywhere(
  { files, uses }: MediaImage,
  change: (content: DraftContent, addresses: readonly string[]) => DraftContent,
): Promise<ChangedUse[]> {
  const addresses = files.map(({ src }) => src)
  const outcomes = new Map<string, ChangedUse>()
  const toPublish: (DocumentName & { version: number })[] = []
  for (const { kind, id, title } of uses) {
    const name = `${kind}/${id}`
    if (outcomes.has(name)) continue
    try {
      const document = await desk.open({ kind, id })
      const content = document.draft?.content ?? document.published?.content ?? {}
      const saved = await desk.saveDraft(document, {
        content: change(content, addresses),
        version: document.draft?.version ?? 0,
      })
      if (document.published && !document.draft && saved.draft)
        toPublish.push({ kind, id, version: saved.draft.version })
      outcomes.set(name, {
        ...{ kind, id, title },
        outcome: 'has a draft, which has the change now. Publish it when it is ready.',
      })
    } catch (error) {
      if (isLoggedOut(error)) throw error
      outcomes.set(name, { kind, id, title, outcome: reasonOf(error) })
    }
  }
  for (let start = 0; start < toPublish.length; start += apiLimits.publications) {
    const documents = toPublish.slice(start, start + apiLimits.publications)
    const { published, refused } = await desk.publishTogether(documents)
    for (const { kind, id } of published) setOutcome(outcomes, { kind, id }, 'published with the change.')
    for (const { kind, id, message } of refused) setOutcome(outcomes, { kind, id }, message)
  }
  return [...outcomes.values()]
}

function setOutcome(outcomes: Map<string, ChangedUse>, { kind, id }: DocumentName, outcome: string): void {
  const name = `${kind}/${id}`
  const known = outcomes.get(name)
  if (known) outcomes.set(name, { ...known, outcome })
}

const reasonOf = (error: unknown): string =>
  (error instanceof WriteError && error.status === 409
    ? staffMessages.desk.changedMeanwhile
    : refusalOf(error)) ?? (error instanceof Error ? error.message : String(error))
