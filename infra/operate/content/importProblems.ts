import { dateIssues } from '#shared/checks/dateIssues.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { localDay } from '#shared/hours/localDay.ts'
import type { Content } from '#shared/kinds/kind.ts'
import { type DocumentKind, documentKinds, kinds, titleOf } from '#shared/kinds/kinds.ts'
import { sizeIssues } from '../../../functions/desk/requireDraftContent.ts'
import { reservedSlugs } from '../../../functions/desk/reservedSlugs.ts'
import { addressOf } from '../../../functions/store/desk/documentFacts.ts'
import { deepHtmlIssues } from '../../../functions/store/normalizedContent.ts'
import { CommandError } from '../../commandError.ts'
import type { Records, Write } from './compare.ts'

/** @throws {CommandError} with all problems, before any write, if staff could not publish the content. */
export function requirePossible(site: Records, entries: readonly Write[]): void {
  const problems = [
    ...entries.flatMap(sizeProblems),
    ...documentKinds.flatMap((kind) => listProblems(kind, site[kind] ?? new Map(), entries)),
  ]
  if (problems.length === 0) return
  const lines = problems.map((problem) => `  ${problem}`).join('\n')
  throw new CommandError(`The import cannot be published as it is:\n${lines}\nNothing was changed.`)
}

const sizeProblems = ({ kind, id, after }: Write): string[] =>
  after
    ? [
        ...deepHtmlIssues(kind, after),
        ...sizeIssues(kind, after),
        ...dateIssues(after, localDay(new Date())),
      ].map(({ message }) => `${kind}/${id}: ${message}`)
    : []

/** Problems of the documents of a kind after the import. */
function listProblems(
  kind: DocumentKind,
  before: ReadonlyMap<string, Content>,
  entries: readonly Write[],
): string[] {
  const changed = entries.filter((entry) => entry.kind === kind)
  if (changed.length === 0) return []
  const after = new Map(before)
  for (const { id, after: content } of changed)
    if (content) after.set(id, content)
    else after.delete(id)
  const { maxDocuments = Number.POSITIVE_INFINITY } = kinds[kind]
  return [
    ...(after.size > Math.max(maxDocuments, before.size)
      ? [`${kind}: has ${after.size} documents, and the site at most ${maxDocuments}`]
      : []),
    ...(kinds[kind].hasChosenAddress ? addressProblems(kind, after, changed) : []),
    ...(kinds[kind].hasPagesBelow ? parentProblems(kind, after, changed) : []),
  ]
}

function addressProblems(
  kind: DocumentKind,
  after: ReadonlyMap<string, Content>,
  changed: readonly Write[],
): string[] {
  const addressed = [...after].map(([id, content]) => ({
    id,
    address: addressOf({ kind, id }, content) ?? '',
  }))
  const byAddress = Map.groupBy(addressed, ({ address }) => address)
  return changed.flatMap(({ id, after: content }) => {
    const address = content && addressOf({ kind, id }, content)
    if (address === undefined) return []
    const other = byAddress.get(address)?.find((one) => one.id !== id)
    const title = other && titleOf(kind, after.get(other.id) ?? {})
    return [
      ...(title === undefined ? [] : [`${kind}/${id}, slug: ${validationMessages.taken(title)}`]),
      ...(reservedSlugs.has(address.slice(address.lastIndexOf('/') + 1))
        ? [`${kind}/${id}, slug: ${validationMessages.reserved}`]
        : []),
    ]
  })
}

function parentProblems(
  kind: DocumentKind,
  after: ReadonlyMap<string, Content>,
  changed: readonly Write[],
): string[] {
  const parentOf = (id: string) => after.get(id)?.parentId ?? null
  const hasWrongParent = (id: string) => {
    const parent = parentOf(id)
    return parent !== null && (!after.has(String(parent)) || parentOf(String(parent)) !== null)
  }
  const ids = changed.some(({ after: content }) => content === undefined)
    ? [...after.keys()]
    : changed.map(({ id }) => id)
  return ids.filter(hasWrongParent).map((id) => `${kind}/${id}, parentId: ${validationMessages.parent}`)
}
