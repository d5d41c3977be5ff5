import { TreatmentCategory, TreatmentPage } from '../entities/treatmentPage.ts'
import { makeKind } from './kind.ts'
import { treatmentWords } from './treatment.ts'

/** The page of a category of treatment pages. */
export const landing = makeKind(TreatmentPage, {
  ...treatmentWords,
  partition: 'LANDINGS',
  id: TreatmentCategory,
  idField: 'category',
  address: (_, id) => `/${id}`,
  cannotBeDeleted: true,
})
