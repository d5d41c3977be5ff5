import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { pathOf } from '#shared/documents/paths.ts'
import type { ServicePage, TreatmentCategory } from '#shared/entities/treatmentPage.ts'
import { messages } from '#shared/messages.ts'
import { useReadFailure } from '../../../data/endpointQuery.ts'
import { queries } from '../../../data/queries.ts'
import { PartFailure } from '../../../ui/PartFailure.tsx'
import { type TreeNode, treeOf } from '../tree.ts'
import styles from './PageIndex.module.css'

const headings = { 'what-we-treat': 'Everything we treat', 'how-we-help': 'Every way we help' } as const

/** All pages of a category: a group for each page with child pages, and one list of the others. */
export function PageIndex({ category }: { category: TreatmentCategory }) {
  const query = queries.servicePages()
  const { data: pages, isPending, refetch } = useQuery(query)
  const failure = useReadFailure(query)
  if (isPending) return null
  const tree = treeOf(pages ?? [], category)
  const groups = tree.filter(({ children }) => children.length > 0)
  const single = tree.filter(({ children }) => children.length === 0)
  return (
    <section id="all-pages" className={styles.index} aria-labelledby="all-pages-heading">
      <h2 id="all-pages-heading">{headings[category]}</h2>
      {pages === null && <PartFailure message={messages.noPages} error={failure} onRetry={refetch} />}
      {pages && tree.length === 0 && <p>{messages.noPages}</p>}
      <Links nodes={single} className={styles.single} />
      {groups.length > 0 && (
        <ul role="list" className={styles.groups}>
          {groups.map(({ page, children }) => (
            <li key={page.id} className={styles.group}>
              <h3>
                <a href={pathOf(page)}>{page.title}</a>
              </h3>
              <Links nodes={children} className={styles.children} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Links({
  nodes,
  className,
}: {
  nodes: readonly TreeNode<ServicePage>[]
  className: string | undefined
}) {
  if (nodes.length === 0) return null
  return (
    <ul role="list" className={className}>
      {nodes.map(({ page }) => (
        <li key={page.id}>
          <a href={pathOf(page)}>
            {page.title}
            <ChevronRight size={16} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  )
}
