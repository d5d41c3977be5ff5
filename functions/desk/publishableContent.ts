import * as z from 'zod/mini'
import { blockingFindings } from '#shared/checks/checkContent.ts'
import { namedPath } from '#shared/checks/namedPath.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { pagePath } from '#shared/entities/text.ts'
import { issuesOf, validationMessages } from '#shared/entities/validationMessages.ts'
import { isOrdered, kinds } from '#shared/kinds/kinds.ts'
import { refusal } from '../problem.ts'
import { addressOwners, type Move } from '../store/desk/addresses.ts'
import { type Directory, findRow, readDirectory } from '../store/desk/directory.ts'
import { addressOf, contentOf, titleOf } from '../store/desk/documentFacts.ts'
import type { StoredDocument } from '../store/desk/documents.ts'
import { nextRevision } from '../store/list.ts'
import type { Store } from '../store/store.ts'
import type { Write } from '../store/transact.ts'
import { completed } from './kinds/completed.ts'
import type { Completion } from './kinds/completion.ts'
import { sizeIssues } from './requireDraftContent.ts'
import { reservedSlugs } from './reservedSlugs.ts'

interface Publishable {
  content: DraftContent
  /** Of the document, and of the pages below it. */
  moves: readonly Move[]
  /** What the kind adds, and what keeps that true which was checked. */
  writes: readonly Write[]
  /** What a rendering has to look at besides the document. */
  changes: readonly string[]
}

/**
 * A draft's content as it is published: complete and valid. `itemOf` cleans its HTML.
 * @throws {Problem} 400 with every issue and its field.
 */
export async function publishableContent(completion: Completion): Promise<Publishable> {
  const { issues, ...publishable } = await checkedContent(completion)
  if (issues.length > 0) throw refusal(issues)
  return publishable
}

export async function checkedContent(completion: Completion): Promise<Publishable & { issues: Issue[] }> {
  const { store, document } = completion
  const { kind } = document
  const directory = isCheckedAgainstOthers(document) ? await readDirectory(store, kind) : undefined
  const given = withoutEmptyTexts(completion.content)
  const complete = await completed({ ...completion, content: given }, directory)
  const { content, issues, moves = [], writes = [], changes = [] } = complete
  const parsed = z.safeParse(kinds[kind].content, content)
  if (!parsed.success) issues.push(...issuesOf(parsed.error))
  issues.push(...sizeIssues(kind, content))
  const address = kinds[kind].hasChosenAddress ? addressOf(document, content) : undefined
  if (address !== undefined && reservedSlugs.has(address.slice(address.lastIndexOf('/') + 1)))
    issues.push({ path: ['slug'], message: validationMessages.reserved })
  for (const { field, message } of blockingFindings(kind, content))
    issues.push({ path: namedPath(field), message })
  if (directory && isFull(document, directory))
    issues.push({ path: ['id'], message: validationMessages.full })
  const allMoves = [...ownMove(document, content, address), ...moves]
  issues.push(...(await addressIssues(store, document, allMoves)))
  return {
    content,
    issues,
    changes,
    moves: allMoves,
    writes: [...writes, ...(directory ? [nextRevision(directory, orderAfter(document, directory))] : [])],
  }
}

/** Pages stand below each other, and a new document needs room in its list. */
const isCheckedAgainstOthers = ({ kind, published }: StoredDocument): boolean =>
  kinds[kind].hasPagesBelow === true || (kinds[kind].most !== undefined && !published)

function isFull({ kind, published }: StoredDocument, { rows }: Directory): boolean {
  const { most = Number.POSITIVE_INFINITY } = kinds[kind]
  return !published && rows.length >= most
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

const withoutEmptyTexts = (content: DraftContent): DraftContent =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => value !== ''))
