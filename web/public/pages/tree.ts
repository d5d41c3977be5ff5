import type { ServicePage, TreatmentCategory } from '#shared/entities/treatmentPage.ts'

export interface TreeNode {
  page: ServicePage
  children: TreeNode[]
}

/** The nested pages of a category, in the list's order. A page whose parent is unknown is a root. (Sitemap.) */
export function treeOf(pages: readonly ServicePage[], category: TreatmentCategory): TreeNode[] {
  const entries = pages.filter((page) => page.category === category)
  const nodes = new Map(entries.map((page) => [page.id, { page, children: [] as TreeNode[] }]))
  const roots: TreeNode[] = []
  for (const node of nodes.values()) {
    const parent = node.page.parentId === null ? undefined : nodes.get(node.page.parentId)
    if (parent && parent !== node) parent.children.push(node)
    else roots.push(node)
  }
  return roots
}

/** (Treatment detail page: "related-pages list (child pages)".) */
export const childrenOf = (pages: readonly ServicePage[], parent: { id: string }): ServicePage[] =>
  pages.filter((page) => page.parentId === parent.id)
