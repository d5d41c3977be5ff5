import type { DocumentSummary } from '#shared/entities/documents.ts'
import { pages } from '#shared/pages.ts'

export interface TreeNode {
  document: DocumentSummary
  below: TreeNode[]
}

/**
 * The documents by their addresses: each below the nearest page whose address begins its own, an FAQ and a service
 * below the page that shows it. What has none of these is at the top, after Home.
 */
export function pageTree(documents: readonly DocumentSummary[]): TreeNode[] {
  const nodes = documents
    .toSorted((one, other) => Number(isHome(other)) - Number(isHome(one)))
    .map((document): TreeNode => ({ document, below: [] }))
  const byName = new Map(
    nodes.flatMap((node) => [
      [`${node.document.kind}:${node.document.id}`, node] as const,
      ...(node.document.address ? [[node.document.address, node] as const] : []),
    ]),
  )
  const parentOf = ({ document: { address = '', shownOn } }: TreeNode): TreeNode | undefined => {
    if (shownOn !== undefined) return byName.get(shownOn)
    for (let end = address.lastIndexOf('/'); end > 0; end = address.lastIndexOf('/', end - 1)) {
      const parent = byName.get(address.slice(0, end))
      if (parent) return parent
    }
  }
  const top: TreeNode[] = []
  for (const node of nodes) (parentOf(node)?.below ?? top).push(node)
  return top
}

const isHome = ({ address }: DocumentSummary) => address === pages.home.path
