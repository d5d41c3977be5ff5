import * as z from 'zod/mini'
import type { DraftContent } from '#shared/entities/documents.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { id as idSchema, slug as slugSchema } from '#shared/entities/text.ts'
import { LinkPlace, TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { validationMessages } from '#shared/entities/validationMessages.ts'
import { keys } from '#shared/keys.ts'
import { limits } from '#shared/limits.ts'
import type { StoredDocument } from '../../store/desk/documents.ts'
import { hasPlace } from '../../store/desk/linkPlaces.ts'
import { childrenOf } from '../../store/desk/moveChildren.ts'
import { findItem } from '../../store/read.ts'
import type { Store } from '../../store/store.ts'
import type { Complete } from './completion.ts'

/** The address of a treatment page begins with that of its parent. */
export const completedTreatment: Complete = async ({ store, document, content: draft }) => {
  const { parentId = null, ...content } = draft
  const address = String(content.slug ?? '')
  const own = address.slice(address.lastIndexOf('/') + 1)
  const parent = parentId === null ? undefined : await findTreatmentPage(store, parentId)
  const category = parent?.category ?? content.category
  const slug = own === '' ? undefined : `${parent?.slug ?? category}/${own}`
  return {
    content: { ...content, parentId, category, slug },
    issues: [
      ...(own === '' || slugSchema.safeParse(own).success
        ? []
        : [{ path: ['slug'], message: validationMessages.slug }]),
      ...(await parentIssues(store, document, { parentId, parent, category })),
      ...(await placeIssues(store, document, content)),
    ],
  }
}

async function placeIssues(store: Store, { id }: StoredDocument, content: DraftContent): Promise<Issue[]> {
  const full: LinkPlace[] = []
  for (const place of linkPlacesOf(content)) if (!(await hasPlace(store, place, id))) full.push(place)
  return full.map(noPlaceIssue)
}

export const noPlaceIssue = (place: LinkPlace): Issue => ({
  path: ['linkedFrom'],
  message: validationMessages.noPlace(place, limits.linkedPages),
})

export const linkPlacesOf = ({ linkedFrom }: DraftContent): LinkPlace[] =>
  LinkPlace.options.filter((place) => Array.isArray(linkedFrom) && linkedFrom.includes(place))

async function parentIssues(
  store: Store,
  { id, published }: StoredDocument,
  { parentId, parent, category }: { parentId: unknown; parent: TreatmentPage | undefined; category: unknown },
): Promise<Issue[]> {
  if (parentId !== null && (!parent || parent.parentId !== null || parent.id === id))
    return [{ path: ['parentId'], message: validationMessages.parent }]
  if (!published) return []
  if ((await childrenOf(store, id)).length === 0) return []
  if (parent) return [{ path: ['parentId'], message: validationMessages.noChildren }]
  return category === published.category
    ? []
    : [{ path: ['category'], message: validationMessages.noChildren }]
}

export async function findTreatmentPage(store: Store, id: unknown): Promise<TreatmentPage | undefined> {
  const found = z.safeParse(idSchema, id)
  const item = found.success ? await findItem(store, keys.document('treatment', found.data)) : undefined
  return item && TreatmentPage.parse(item)
}
