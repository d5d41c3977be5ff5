import { useQuery } from '@tanstack/react-query'
import { linkTo } from '#shared/documents/paths.ts'
import type { ServicePage, TreatmentCategory } from '#shared/entities/treatmentPage.ts'
import { limits } from '#shared/limits.ts'
import { messages } from '#shared/messages.ts'
import { useReadFailure } from '../../../data/endpointQuery.ts'
import { queries } from '../../../data/queries.ts'
import { Fold } from '../../../ui/Fold.tsx'
import { LinkItems } from '../../../ui/LinkItems.tsx'
import { PartFailure } from '../../../ui/PartFailure.tsx'
import { Skeletons } from '../../../ui/Skeletons.tsx'
import { treeOf } from '../tree.ts'
import styles from './PageIndex.module.css'

const headings = { 'what-we-treat': 'Everything we treat', 'how-we-help': 'Every way we help' } as const
/** Headings of the pages without child pages. */
const others = { 'what-we-treat': 'Alcohol, drugs and gambling', 'how-we-help': 'Kinds of care' } as const

/** All pages of a category, with a group for each page that has child pages. On phones, one group is open at a time. */
export function PageIndex({ category }: { category: TreatmentCategory }) {
  const query = queries.servicePages()
  const { data: pages, isPending, refetch } = useQuery(query)
  const failure = useReadFailure(query, messages.listLoadFailed)
  const tree = treeOf(pages ?? [], category)
  const single = tree.filter(({ children }) => children.length === 0)
  return (
    <section id="all-pages" className={styles.index} aria-labelledby="all-pages-heading">
      <h2 id="all-pages-heading">{headings[category]}</h2>
      {isPending && <Skeletons count={limits.skeletons.many} shape="rows" />}
      {failure && <PartFailure error={failure} onRetry={refetch} />}
      {!isPending && !failure && tree.length === 0 && <p>{messages.noPages}</p>}
      <div className={styles.groups}>
        {single.length > 0 && <Group title={others[category]} pages={single.map(({ page }) => page)} />}
        {tree
          .filter(({ children }) => children.length > 0)
          .map(({ page, children }) => (
            <Group key={page.id} title={page.title} pages={[page, ...children]} />
          ))}
      </div>
    </section>
  )
}

const Group = ({ title, pages }: { title: string; pages: readonly ServicePage[] }) => (
  <Fold title={title} level="h3" name="all-pages">
    <ul role="list" className={styles.links}>
      <LinkItems links={pages.map(linkTo)} />
    </ul>
  </Fold>
)
