import * as z from 'zod/mini'
import { blockingFindings } from '#shared/checks/checkContent.ts'
import { namedPath } from '#shared/checks/namedPath.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { pagePath } from '#shared/entities/text.ts'
import { issuesOf, validationMessages } from '#shared/entities/validationMessages.ts'
import { kinds } from '#shared/kinds/kinds.ts'
import { refusal } from '../http/problem.ts'
import { publishedRows } from '../store/desk/directory.ts'
import { addressOf, type DocumentName } from '../store/desk/documentFacts.ts'
import { addressBelow, childrenOf } from '../store/desk/moveChildren.ts'
import type { Store } from '../store/store.ts'
import { completed } from './kinds/completed.ts'
import type { Completed, Completion } from './kinds/completion.ts'
import { sizeIssues } from './requireDraftContent.ts'
import { reservedSlugs } from './reservedSlugs.ts'

/**
 * A draft's content as it is published: complete and valid. `itemOf` cleans its HTML.
 * @throws {Problem} 400 with every issue and its field.
 */
export async function publishableContent(completion: Completion): Promise<DraftContent> {
  const { content, issues } = await checkedContent(completion)
  if (issues.length > 0) throw refusal(issues)
  return content
}

export async function publicationIssues(completion: Completion): Promise<Issue[]> {
  const { store, document } = completion
  const { kind, id } = document
  const { content, issues } = await checkedContent(completion)
  const address = addressOf(document, content)
  return [...issues, ...(address ? await addressIssues(store, { kind, id, address }) : [])]
}

async function checkedContent(completion: Completion): Promise<Completed> {
  const { document } = completion
  const { kind } = document
  const given = withoutEmptyTexts(completion.content)
  const { content, issues } = await completed({ ...completion, content: given })
  const parsed = z.safeParse(kinds[kind].content, content)
  if (!parsed.success) issues.push(...issuesOf(parsed.error))
  issues.push(...sizeIssues(kind, content))
  const address = kinds[kind].hasChosenAddress ? addressOf(document, content) : undefined
  if (address !== undefined && reservedSlugs.has(address.slice(address.lastIndexOf('/') + 1)))
    issues.push({ path: ['slug'], message: validationMessages.reserved })
  for (const { field, message } of blockingFindings(kind, content))
    issues.push({ path: namedPath(field), message })
  return { content, issues }
}

/**
 * The addresses that the publication of a document takes: its own, and those of the pages below it.
 * @throws {Problem} 400 if another document is published at one of them.
 */
export async function freeAddresses(store: Store, document: DocumentName & { address: string }) {
  const issues = await addressIssues(store, document)
  if (issues.length > 0) throw refusal(issues)
  const { kind } = document
  return [document, ...(await pagesBelow(store, document)).map(({ id, address }) => ({ kind, id, address }))]
}

async function addressIssues(store: Store, document: DocumentName & { address: string }): Promise<Issue[]> {
  const published = await publishedRows(store, document.kind)
  const taken = (id: string, address: string) =>
    published.find((row) => row.address === address && row.id !== id)
  const other = taken(document.id, document.address)
  const below = (await pagesBelow(store, document)).flatMap(({ id, title, address }) => {
    const owner = taken(id, address)
    if (owner) return validationMessages.below(title, validationMessages.taken(owner.title))
    const length = pagePath.safeParse(address).error?.issues[0]?.message
    return length === undefined ? [] : validationMessages.below(title, length)
  })
  return [...(other ? [validationMessages.taken(other.title)] : []), ...below].map((message) => ({
    path: ['slug'],
    message,
  }))
}

/** With the addresses that they have or get below that of the document. */
async function pagesBelow(store: Store, { kind, id, address }: DocumentName & { address: string }) {
  const children = kinds[kind].hasPagesBelow ? await childrenOf(store, id) : []
  return children.map((page) => ({ id: page.id, title: page.title, address: addressBelow(address, page) }))
}

const withoutEmptyTexts = (content: DraftContent): DraftContent =>
  Object.fromEntries(Object.entries(content).filter(([, value]) => value !== ''))
