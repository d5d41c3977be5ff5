import * as z from 'zod/mini'
import { blockingFindings } from '#shared/checks/checkContent.ts'
import { dateIssues } from '#shared/checks/dateIssues.ts'
import { namedPath } from '#shared/checks/namedPath.ts'
import { parseHtml } from '#shared/checks/parseHtml.ts'
import { phoneMarkers } from '#shared/documents/factMarkers.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { pagePath } from '#shared/entities/text.ts'
import { issuesOf, validationMessages } from '#shared/entities/validationMessages.ts'
import { localDay } from '#shared/hours/localDay.ts'
import { type DocumentKind, type DraftFields, isOrdered, kinds, titleOf } from '#shared/kinds/kinds.ts'
import { addressOwners, type Move } from '../store/desk/addresses.ts'
import { type Directory, findRow, readDirectory } from '../store/desk/directory.ts'
import { addressOf, contentOf } from '../store/desk/documentFacts.ts'
import type { StoredDocument } from '../store/desk/documents.ts'
import { nextRevision } from '../store/list.ts'
import { findSite } from '../store/site.ts'
import type { Store } from '../store/store.ts'
import { completions } from './kinds/completed.ts'
import type { Complete, Completed, Completion } from './kinds/completion.ts'
import { sizeIssues } from './requireDraftContent.ts'
import { reservedSlugs } from './reservedSlugs.ts'

interface Checked extends Omit<Completion<DocumentKind>, 'content'> {
  content: DraftContent
}

/** The complete content, and each reason why it cannot be published. `itemOf` sanitizes its HTML later. */
export async function checkedContent(completion: Checked): Promise<Completed> {
  const { store, document } = completion
  const { kind } = document
  const directory = isCheckedAgainstOthers(document) ? await readDirectory(store, kind) : undefined
  const given = withoutEmptyTexts(kind, completion.content)
  const completed = await completedAs(kind, { ...completion, content: given }, directory)
  const { content = given, issues = [], moves = [], writes = [], changes = [] } = completed
  const address = kinds[kind].hasChosenAddress ? addressOf(document, content) : undefined
  const allMoves = [...ownMove(document, content, address), ...moves]
  const schema = z.safeParse(kinds[kind].content, content)
  return {
    content,
    moves: allMoves,
    changes,
    writes: [...writes, ...(directory ? [nextRevision(directory, orderAfter(document, directory))] : [])],
    issues: [
      ...issues,
      ...(schema.success ? [] : issuesOf(schema.error)),
      ...sizeIssues(kind, content),
      ...dateIssues(content, localDay(new Date(completion.at))),
      ...(isReserved(address) ? [{ path: ['slug'], message: validationMessages.reserved }] : []),
      ...blockingFindings(kind, content, { phones: await phonesFor(store, content) }).map(
        ({ field, message }) => ({ path: namedPath(field), message }),
      ),
      ...(directory && isFull(document, directory, content)
        ? [{ path: ['id'], message: validationMessages.full }]
        : []),
      ...(await addressIssues(store, document, allMoves)),
    ],
  }
}

/** A draft that its kind cannot read is never published without the rules of its kind. */
async function completedAs<Kind extends DocumentKind>(
  kind: Kind,
  completion: Checked,
  directory: Directory | undefined,
): Promise<Partial<Completed>> {
  const complete: Complete<Kind> | undefined = completions[kind]
  const schemas: { [Kind in DocumentKind]: { storedDraft: z.ZodMiniType<DraftFields<Kind>> } } = kinds
  const { data: content, error } = z.safeParse(schemas[kind].storedDraft, completion.content)
  if (error) return { issues: issuesOf(error) }
  return (await complete?.({ ...completion, content }, directory)) ?? {}
}

const isReserved = (address = ''): boolean => reservedSlugs.has(address.slice(address.lastIndexOf('/') + 1))

async function phonesFor(store: Store, content: DraftContent) {
  const site = /\{(?:phone|address):/.test(JSON.stringify(content)) ? await findSite(store) : null
  return site ? phoneMarkers(site) : undefined
}

/** Pages depend on their parents and children. A first publication needs room in the list of its kind. */
const isCheckedAgainstOthers = ({ kind, published }: StoredDocument): boolean =>
  kinds[kind].hasPagesBelow === true || (kinds[kind].maxDocuments !== undefined && !published)

/** What has ended takes no room, and an urgent alert is never refused for want of room. */
function isFull({ kind, published }: StoredDocument, { rows }: Directory, content: DraftContent): boolean {
  const { maxDocuments = Number.POSITIVE_INFINITY } = kinds[kind]
  if (published || content.level === 'urgent') return false
  const now = new Date().toISOString()
  return rows.filter(({ unpublishAt }) => !unpublishAt || unpublishAt > now).length >= maxDocuments
}

/** A new document comes last. */
function orderAfter({ kind, id }: StoredDocument, { order, rows }: Directory): string[] | undefined {
  if (!isOrdered(kind) || order.includes(id)) return undefined
  return [...rows.map((row) => row.id), id]
}

function ownMove({ kind, id, published }: StoredDocument, content: DraftContent, to?: string): Move[] {
  const from = published && addressOf({ kind, id }, contentOf(kind, published))
  return to === undefined ? [] : [{ kind, id, title: titleOf(kind, content), from, to }]
}

async function addressIssues(
  store: Store,
  document: StoredDocument,
  moves: readonly Move[],
): Promise<Issue[]> {
  const moved = moves.filter(({ from, to }) => from !== to && pagePath.safeParse(to).success)
  const owners = await addressOwners(store, new Set(moved.map(({ to }) => to)))
  const issues: Issue[] = []
  for (const { id, title, to } of moved) {
    const owner = owners.get(to)
    if (!owner || owner.id === id) continue
    const taken = validationMessages.taken((await findRow(store, owner))?.title ?? owner.id)
    const message = id === document.id ? taken : validationMessages.below(title, taken)
    issues.push({ path: ['slug'], message })
  }
  return issues
}

/** HTML that shows neither words nor an image is missing too, such as a paragraph with a space. */
function withoutEmptyTexts(kind: DocumentKind, content: DraftContent): DraftContent {
  const isEmpty = ([field, value]: [string, unknown]) =>
    value === '' || (typeof value === 'string' && field in kinds[kind].html && showsNothing(value))
  return Object.fromEntries(Object.entries(content).filter((entry) => !isEmpty(entry)))
}

function showsNothing(html: string): boolean {
  const { text, images } = parseHtml(html)
  return text.trim() === '' && images.length === 0
}
