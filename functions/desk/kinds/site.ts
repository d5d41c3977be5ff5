import { officeNamed } from '#shared/clinic/offices.ts'
import { isRecord } from '#shared/documents/pageContent.ts'
import { officePath } from '#shared/documents/paths.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { type Office, Site } from '#shared/entities/site.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import type { DraftFields } from '#shared/kinds/kinds.ts'
import { pages } from '#shared/pages.ts'
import { textKey } from '#shared/search/foldedText.ts'
import { rowsOfOffice } from '../../store/desk/officeFacts.ts'
import { redirectWrites } from '../../store/desk/redirects.ts'
import type { Store } from '../../store/store.ts'
import type { Complete } from './completion.ts'

/** Redirects the page of a renamed or closed office. An office cannot close while a document shows its facts. */
export const completedSite: Complete<'site'> = async ({
  store,
  document: { published },
  content,
  by,
  at,
}) => {
  const before = officesOf(published)
  const after = officesOf(content)
  if (before.length === 0 || after.length === 0) return { content }
  const paths = new Set(after.map(officePath))
  const left = before
    .filter((office) => !paths.has(officePath(office)))
    .map((office) => ({ office, from: officePath(office), successor: successorOf(office, after) }))
  const moves = [
    ...left.map(({ from, successor }) => {
      const to = successor ? officePath(successor) : pages.offices.path
      return { from, to }
    }),
    // Removes redirects from addresses that have a page now.
    ...[...paths].map((to) => ({ from: undefined, to })),
  ]
  const closed = left.flatMap(({ office, successor }) => (successor ? [] : [office]))
  const isChanged = left.length > 0 || after.length > before.length
  const { writes, changes } = isChanged ? await redirectWrites(store, moves, { by, at }) : unchanged
  return { content, writes, changes, issues: await closureIssues(store, closed, content) }
}

const unchanged = { writes: [], changes: [] }

const officesOf = (facts: unknown): readonly Office[] =>
  Site.shape.offices.safeParse(isRecord(facts) ? facts.offices : undefined).data ?? []

/** The same office under another name, which is a former name if an earlier version of the facts is restored. */
const successorOf = (office: Office, after: readonly Office[]): Office | undefined =>
  after.find((other) => isFormerName(other, office.name) || isFormerName(office, other.name))

const isFormerName = ({ formerNames = [] }: Office, name: string) =>
  formerNames.some((former) => textKey(former) === textKey(name))

async function closureIssues(
  store: Store,
  closed: readonly Office[],
  { privacyOfficer }: DraftFields<'site'>,
): Promise<Issue[]> {
  const atClosed = privacyOfficer && officeNamed({ offices: closed }, privacyOfficer.office)
  const shown = await Promise.all(
    closed.map(async (office) => ({ office, documents: await rowsOfOffice(store, office) })),
  )
  return [
    ...shown.flatMap(({ office: { name }, documents }) => {
      const titles = documents.map(({ title }) => `“${title}”`).join(', ')
      return titles ? [{ path: ['offices'], message: validationMessages.officeShown(name, titles) }] : []
    }),
    ...(atClosed
      ? [{ path: ['privacyOfficer', 'office'], message: validationMessages.privacyOfficerOf(atClosed.name) }]
      : []),
  ]
}
