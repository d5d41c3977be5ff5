import type { ServicePage, TreatmentCategory } from '#shared/entities/treatmentPage.ts'

export interface TreeNode<Page> {
  page: Page
  children: TreeNode<Page>[]
}

type Entry = Pick<ServicePage, 'id' | 'category' | 'parentId'>

/** The nested pages of a category, in the list's order. A page whose parent is unknown is a root. (Sitemap.) */
export function treeOf<Page extends Entry>(
  pages: readonly Page[],
  category: TreatmentCategory,
): TreeNode<Page>[] {
  const entries = pages.filter((page) => page.category === category)
  const nodes = new Map(entries.map((page) => [page.id, { page, children: [] as TreeNode<Page>[] }]))
  const roots: TreeNode<Page>[] = []
  for (const node of nodes.values()) {
    const parent = node.page.parentId === null ? undefined : nodes.get(node.page.parentId)
    if (parent && parent !== node) parent.children.push(node)
    else roots.push(node)
  }
  return roots
}

/** (Treatment detail page: "related-pages list (child pages)".) */
export const childrenOf = <Page extends Entry>(pages: readonly Page[], parent: { id: string }): Page[] =>
  pages.filter((page) => page.parentId === parent.id)
