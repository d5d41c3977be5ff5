import { pathOf } from '#shared/documents/paths.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { pagePath, slug as slugSchema } from '#shared/entities/text.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { keys } from '#shared/keys.ts'
import { changesOf } from '#shared/kinds/changesOf.ts'
import { type DraftFields, kinds } from '#shared/kinds/kinds.ts'
import { limits } from '#shared/limits.ts'
import type { Move } from '../../store/desk/addresses.ts'
import { type Directory, readDirectory } from '../../store/desk/directory.ts'
import type { DirectoryRow } from '../../store/desk/directoryRows.ts'
import type { DocumentName } from '../../store/desk/documentFacts.ts'
import type { StoredDocument } from '../../store/desk/documents.ts'
import { changedWrites } from '../../store/desk/publishedDocument.ts'
import { StoredContent } from '../../store/desk/storedContent.ts'
import { getMany } from '../../store/getMany.ts'
import type { Store } from '../../store/store.ts'
import { idOf } from '../../store/storedItems.ts'
import type { Complete } from './completion.ts'

type PageRow = DirectoryRow & { servicePage: ServicePage }

/** A treatment page's address begins with its parent's address. So a page that moves also moves the pages below. */
export const completedTreatment: Complete<'treatment'> = async (
  { store, document, content: draft, at },
  directory,
) => {
  const { parentId = null, ...content } = draft
  const pages = pagesIn(directory)
  const own = lastPart(content.slug ?? '')
  const parent = pages.find(({ id }) => id === parentId)?.servicePage
  const category = parent?.category ?? content.category
  const slug = own === '' ? undefined : `${parent?.slug ?? category}/${own}`
  const below = slug === undefined ? [] : await pagesMoved(store, pagesBelow(pages, document.id), slug)
  const tooLong = below.flatMap(({ move }) => lengthIssues(move))
  return {
    content: { ...content, parentId, category, slug },
    moves: below.map(({ move }) => move),
    changes: below.flatMap(({ move, page, slug: to }) => changesOf(move, page, { ...page, slug: to })),
    writes:
      tooLong.length > 0
        ? []
        : below.flatMap(({ child, page, slug: to }) =>
            // Somebody may have published the child page after `at`, so the later time stays.
            changedWrites(child, { slug: to, updatedAt: page.updatedAt > at ? page.updatedAt : at }),
          ),
    issues: [
      ...(own === '' || slugSchema.safeParse(own).success
        ? []
        : [{ path: ['slug'], message: validationMessages.slug }]),
      ...tooLong,
      ...parentIssues(document, { parentId, parent, category, pages }),
      ...placeIssues(pages, document, content),
    ],
  }
}

const lastPart = (slug: string): string => slug.slice(slug.lastIndexOf('/') + 1)

const pagesIn = (directory: Directory | undefined): PageRow[] =>
  directory?.rows.flatMap((row) => (row.servicePage ? [{ ...row, servicePage: row.servicePage }] : [])) ?? []

const pagesBelow = (pages: readonly PageRow[], parentId: string): PageRow[] =>
  pages.filter(({ servicePage }) => servicePage.parentId === parentId)

export const childrenOf = (directory: Directory, id: string): PageRow[] => pagesBelow(pagesIn(directory), id)

/** The children that get another address, each with its move. */
async function pagesMoved(store: Store, children: readonly PageRow[], parentSlug: string) {
  const moved = children.filter(({ servicePage: { slug } }) => slug !== `${parentSlug}/${lastPart(slug)}`)
  const items = await getMany(
    store,
    moved.map(({ id }) => keys.document('treatment', id)),
  )
  return moved.map(({ id, title, servicePage: page }) => {
    const slug = `${parentSlug}/${lastPart(page.slug)}`
    const move: Move = { kind: 'treatment', id, title, from: pathOf(page), to: `/${slug}` }
    const published = items.find((item) => idOf(item) === id)
    return { child: { kind: 'treatment', id, published } as const, page, slug, move }
  })
}

function lengthIssues({ title, to }: Move): Issue[] {
  const message = pagePath.safeParse(to).error?.issues[0]?.message
  return message === undefined ? [] : [{ path: ['slug'], message: validationMessages.below(title, message) }]
}

interface Place {
  parentId: string | null
  parent: ServicePage | undefined
  category: string | undefined
  pages: readonly PageRow[]
}

function parentIssues(
  { id, published }: StoredDocument,
  { parentId, parent, category, pages }: Place,
): Issue[] {
  if (parentId !== null && (!parent || parent.parentId !== null || parent.id === id))
    return [{ path: ['parentId'], message: validationMessages.parent }]
  if (!published || pagesBelow(pages, id).length === 0) return []
  if (parent) return [{ path: ['parentId'], message: validationMessages.noChildren }]
  return category === published.category
    ? []
    : [{ path: ['category'], message: validationMessages.noChildren }]
}

/** The documents that would break the two levels of treatment pages once all of them are published. */
export async function misplacedPages<Chosen extends DocumentName>(
  store: Store,
  documents: readonly Chosen[],
): Promise<ReadonlySet<Chosen>> {
  const chosen = documents.filter(({ kind }) => kinds[kind].hasPagesBelow)
  if (chosen.length < 2) return new Set()
  const drafts = await getMany(
    store,
    chosen.map(({ kind, id }) => keys.draft(kind, id)),
  )
  const pages = pagesIn(await readDirectory(store, 'treatment'))
  const parents = new Map<string, unknown>(pages.map(({ id, servicePage }) => [id, servicePage.parentId]))
  for (const { id, content } of drafts) {
    const { data } = StoredContent.safeParse(content)
    if (data) parents.set(String(id), data.parentId ?? null)
  }
  const isParent = new Set(parents.values())
  const isMisplaced = ({ id }: Chosen) => {
    const parent = parents.get(id) ?? null
    return parent !== null && (isParent.has(id) || parents.get(String(parent)) !== null)
  }
  return new Set(chosen.filter(isMisplaced))
}

/** Each fixed list of links has room for a few pages. */
function placeIssues(
  pages: readonly PageRow[],
  { id }: StoredDocument,
  { linkedFrom = [] }: DraftFields<'treatment'>,
): Issue[] {
  return linkedFrom.flatMap((place) => {
    const linked = pages.filter(({ servicePage }) => servicePage.linkedFrom?.includes(place))
    if (linked.length < limits.linkedPages || linked.some((page) => page.id === id)) return []
    return [{ path: ['linkedFrom'], message: validationMessages.noPlace(place, limits.linkedPages) }]
  })
}
