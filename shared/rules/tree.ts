import type { ServicePage, TreatmentCategory } from '../entities/treatmentPage.ts'

/** A page with the pages below it. */
export interface TreeNode<Page> {
  page: Page
  children: TreeNode<Page>[]
}

type Member = Pick<ServicePage, 'id' | 'category' | 'parentId'>

/** The nested tree of a branch's pages, in the list's order; a page whose parent is unknown stands at the top. (Sitemap.) */
export function treeOf<Page extends Member>(
  pages: readonly Page[],
  category: TreatmentCategory,
): TreeNode<Page>[] {
  const members = pages.filter((page) => page.category === category)
  const nodes = new Map(members.map((page) => [page.id, { page, children: [] as TreeNode<Page>[] }]))
  const roots: TreeNode<Page>[] = []
  for (const node of nodes.values()) {
    const parent = node.page.parentId === null ? undefined : nodes.get(node.page.parentId)
    if (parent && parent !== node) parent.children.push(node)
    else roots.push(node)
  }
  return roots
}

/** The pages directly below a page. (Treatment detail page: "related-pages list".) */
export const childrenOf = <Page extends Member>(pages: readonly Page[], parent: { id: string }): Page[] =>
  pages.filter((page) => page.parentId === parent.id)
