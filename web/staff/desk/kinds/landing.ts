import { landing as kind } from '#shared/kinds/landing.ts'
import { groupsOf } from './fieldsOf.ts'
import type { DeskKind } from './fieldTypes.ts'
import { shareImageOfCategory, shownTreatment, treatmentFields } from './treatment.ts'

export const landing: DeskKind = {
  groups: groupsOf(kind, treatmentFields({})),
  previewPath: ({ id }) => `/${id}`,
  withDraft: ({ path, published }, draft) =>
    path === `/api/treatment-pages/${draft.id}`
      ? { ...shownTreatment(draft, published), slug: draft.id }
      : undefined,
  shareImage: shareImageOfCategory,
}
