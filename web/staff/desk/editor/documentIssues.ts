import * as z from 'zod/mini'
import { dateIssues } from '#shared/checks/dateIssues.ts'
import { pathName, startsWith, valueAt } from '#shared/documents/fieldPath.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { localDay } from '#shared/hours/localDay.ts'
import { type DocumentKind, kinds } from '#shared/kinds/kinds.ts'
import { serverNow } from '../../../data/serverClock.ts'
import { deskKinds } from '../kinds/deskKinds.ts'

/** In the order of the screen, where the fields of the side come last. */
export function documentIssues(kind: DocumentKind, content: DraftContent): Issue[] {
  const { groups, issues, setByPublishing = [] } = deskKinds[kind]
  const found = z.safeParse(kinds[kind].content, content).error?.issues ?? []
  const fields = groups
    .toSorted((one, other) => Number(one.isAside ?? false) - Number(other.isAside ?? false))
    .flatMap((group) => group.fields)
  const placeOf = ({ path }: Issue) => fields.findIndex((field) => startsWith(path, field.path))
  return [
    ...found
      .map(({ path, message }) => ({
        path: path.map((step) => (typeof step === 'number' ? step : String(step))),
        message,
      }))
      .filter(({ path }) => !setByPublishing.includes(pathName(path)) || valueAt(content, path)),
    ...(issues?.(content) ?? []),
    ...dateIssues(content, localDay(serverNow())),
  ].toSorted((one, other) => placeOf(one) - placeOf(other))
}
