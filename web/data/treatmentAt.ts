import type { TreatmentCategory } from '#shared/entities/treatmentPage.ts'
import { queries } from './queries.ts'

/** The branch that an address belongs to. */
export const categoryOf = (path: string): TreatmentCategory =>
  path.startsWith('/how-we-help') ? 'how-we-help' : 'what-we-treat'

/** The question for the treatment page at an address. */
export function treatmentAt(path: string) {
  const category = categoryOf(path)
  return queries.treatmentPage(category, path.slice(category.length + 2))
}
