import * as z from 'zod/mini'
import { dateIssues } from '#shared/checks/dateIssues.ts'
import { pathName, valueAt } from '#shared/documents/fieldPath.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { localDay } from '#shared/hours/localDay.ts'
import { type DocumentKind, kinds } from '#shared/kinds/kinds.ts'
import { serverNow } from '../../../data/serverClock.ts'
import { deskKinds } from '../kinds/deskKinds.ts'

export function documentIssues(kind: DocumentKind, content: DraftContent): Issue[] {
  const { issues, setByPublishing = [] } = deskKinds[kind]
  const found = z.safeParse(kinds[kind].content, content).error?.issues ?? []
  return [
    ...found
      .map(({ path, message }) => ({
        path: path.map((step) => (typeof step === 'number' ? step : String(step))),
        message,
      }))
      .filter(({ path }) => !setByPublishing.includes(pathName(path)) || valueAt(content, path)),
    ...(issues?.(content) ?? []),
    ...dateIssues(content, localDay(serverNow())),
  ]
}
