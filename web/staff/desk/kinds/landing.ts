import type { KindForm } from './fieldsOf.ts'
import { shareImageOfCategory, shownTreatment, treatmentFields } from './treatment.ts'

export const landing: KindForm = {
  ...treatmentFields({}),
  previewPath: ({ id }) => `/${id}`,
  withDraft: ({ path, published }, draft) =>
    path === `/api/treatment-pages/${draft.id}`
      ? { ...shownTreatment(draft, published), slug: draft.id }
      : undefined,
  shareImage: shareImageOfCategory,
}
