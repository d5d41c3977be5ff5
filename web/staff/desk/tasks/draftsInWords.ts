import { apiLimits } from '#shared/apiLimits.ts'
import type { ReadyDocument, ReadyDocuments } from '#shared/entities/documents.ts'
import { counted } from '../../ui/counted.ts'

/** What a press on Publish can do: `4 drafts can be published, 8 are unfinished`. Schedules are counted apart. */
export function draftsInWords({ documents, total }: ReadyDocuments): string {
  const waiting = documents.filter(({ status }) => status !== 'scheduled')
  const ready = waiting.filter(isReady).length
  const unfinished = waiting.length - ready
  const older = Math.max(0, total - apiLimits.publications)
  const drafts = (count: number, isFirst: boolean) => (isFirst ? counted(count, 'draft') : String(count))
  return [
    ready > 0 && `${drafts(ready, true)} can be published`,
    unfinished > 0 && `${drafts(unfinished, ready === 0)} ${unfinished === 1 ? 'is' : 'are'} unfinished`,
    older > 0 && `${older} older ${older === 1 ? 'one waits' : 'ones wait'}`,
  ]
    .filter(Boolean)
    .join(', ')
}

export const isReady = ({ isOutdated, issues }: ReadyDocument): boolean => !isOutdated && issues.length === 0
