import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { apiLimits } from '#shared/apiLimits.ts'
import type { DocumentSummary } from '#shared/entities/documents.ts'
import { pages } from '#shared/pages.ts'
import { allScreens, documentScreens, screenOf } from '../../screens.ts'
import { staffMessages } from '../../staffMessages.ts'
import form from '../../ui/form.module.css'
import { Loaded } from '../../ui/Loaded.tsx'
import { useStaffQuery } from '../../useStaffQuery.ts'
import { DocumentRow, nameOf } from './DocumentRow.tsx'
import styles from './PageTree.module.css'

const { list } = staffMessages.desk
const kinds = allScreens
  .filter(({ section }) => section === documentScreens.pages.section)
  .flatMap((screen) => screen.kinds)

/** The tree of pages. Each page has its FAQs and services below it, and shows the feedback of visitors. */
export function PageTree() {
  const query = { kind: kinds, sort: 'order', perPage: apiLimits.documentsPerPageMax } as const
  const found = useStaffQuery('GET /api/admin/documents', { query })
  const { data: counts = [] } = useStaffQuery('GET /api/admin/page-feedback')
  const feedback = new Map(counts.map(({ page, yes, no }) => [page, `Helpful: ${yes} yes, ${no} no`]))
  return (
    <Loaded query={found} failed={list.failed}>
      {({ documents }) => <Branches label="Pages" nodes={pageTree(documents, feedback)} />}
    </Loaded>
  )
}

const Branches = ({ label, nodes }: { label: string; nodes: readonly TreeNode[] }) => (
  <ul role="list" aria-label={label} className={styles.branches}>
    {nodes.map((node) => (
      <Branch key={`${node.document.kind}/${node.document.id}`} {...node} />
    ))}
  </ul>
)

function Branch({ document, feedback, below }: TreeNode) {
  const [isOpen, setIsOpen] = useState(screenOf(document.kind).startsOpen === document.kind)
  const title = nameOf(document)
  return (
    <li>
      <DocumentRow
        document={document}
        before={
          below.length > 0 ? (
            <button
              type="button"
              className={form.icon}
              aria-expanded={isOpen}
              aria-label={`Below ${title}`}
              onClick={() => setIsOpen(!isOpen)}
            >
              <ChevronRight size={18} aria-hidden="true" />
            </button>
          ) : (
            <span className={styles.leaf} />
          )
        }
        scheduledFor={
          document.status === 'scheduled' ? (document.publishAt ?? document.unpublishAt) : undefined
        }
      >
        <span className={form.hint}>{feedback ?? kindOf(document)}</span>
      </DocumentRow>
      {isOpen && below.length > 0 && <Branches label={`Below ${title}`} nodes={below} />}
    </li>
  )
}

const kindOf = ({ kind }: DocumentSummary) => (screenOf(kind).isTree ? '' : screenOf(kind).singular)

interface TreeNode {
  document: DocumentSummary
  feedback: string | undefined
  below: TreeNode[]
}

/** Puts each document below the page that shows it, else below the page of its parent address, else at the top. */
function pageTree(documents: readonly DocumentSummary[], feedback: ReadonlyMap<string, string>): TreeNode[] {
  const nodes = documents
    .toSorted((one, other) => Number(isHome(other)) - Number(isHome(one)))
    .map((document): TreeNode => ({ document, feedback: feedback.get(document.address ?? ''), below: [] }))
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
