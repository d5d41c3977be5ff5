import type { ServicePage, TreatmentCategory } from '#shared/entities/treatmentPage.ts'

export interface PageBranch {
  page: ServicePage
  children: ServicePage[]
}

/** The two levels of a category's pages, in the list's order. A page with an unknown parent is on the first level. */
export function treeOf(pages: readonly ServicePage[], category: TreatmentCategory): PageBranch[] {
  const entries = pages.filter((page) => page.category === category)
  const first = entries.filter(({ parentId }) => entries.every(({ id }) => id !== parentId))
  return first.map((page) => ({ page, children: childrenOf(entries, page) }))
}

export const childrenOf = (pages: readonly ServicePage[], parent: { id: string }): ServicePage[] =>
  pages.filter((page) => page.parentId === parent.id)
