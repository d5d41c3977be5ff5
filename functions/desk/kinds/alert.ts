import { alertIssues } from '#shared/checks/alertIssues.ts'
import { timestamp } from '#shared/entities/text.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import type { DraftFields } from '#shared/kinds/kinds.ts'
import { dueWrite } from '../../store/desk/due.ts'
import { publishedPaths } from '../../store/desk/publishedPaths.ts'
import type { Store } from '../../store/store.ts'
import type { Complete } from './completion.ts'

/** An alert without a start begins at its publication. Times get one format, because they are compared as text. */
export const completedAlert: Complete<'alert'> = async ({ store, document, content: draft, at }) => {
  const { startsAt = at, endsAt, pages } = draft
  const content: DraftFields<'alert'> = {
    level: 'information',
    ...draft,
    startsAt: instant(startsAt),
    ...(endsAt !== undefined && { endsAt: instant(endsAt) }),
    ...(pages?.length === 0 && { pages: undefined }),
  }
  return {
    content,
    issues: [...alertIssues(content), ...(await unknownPaths(store, content))],
    writes: dueTimes(content, at).map((time) => dueWrite({ ...document, at: time })),
  }
}

const dueTimes = ({ startsAt, endsAt }: DraftFields<'alert'>, now: string): string[] =>
  [startsAt, endsAt].filter((time) => time !== undefined).filter((time) => time > now)

/** What is no time in UTC stays, for the schema to refuse: `Date` would make March 2 of February 30. */
function instant(time: string) {
  const { data } = timestamp.safeParse(time)
  return data === undefined ? time : new Date(data).toISOString()
}

async function unknownPaths(store: Store, { link, pages = [] }: DraftFields<'alert'>) {
  const linked = link?.startsWith('/') ? [{ field: 'link', path: pathIn(link) }] : []
  const shownOn = pages.map((path) => ({ field: 'pages', path }))
  const paths = [...linked, ...shownOn]
  if (paths.length === 0) return []
  const known = await publishedPaths(store)
  return paths
    .filter(({ path }) => !known.has(path))
    .map(({ field, path }) => ({ path: [field], message: validationMessages.knownPath(path) }))
}

const pathIn = (link: string) => link.replace(/[?#].*$/s, '')
