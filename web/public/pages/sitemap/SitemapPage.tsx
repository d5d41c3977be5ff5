import { useQueries, useQuery } from '@tanstack/react-query'
import { categoryTitle, linkTo, pathOf, postPath } from '#shared/documents/paths.ts'
import type { TreatmentCategory } from '#shared/entities/treatmentPage.ts'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { useReadFailure } from '../../../data/endpointQuery.ts'
import { queries } from '../../../data/queries.ts'
import { useSite } from '../../../data/useSite.ts'
import { Fold } from '../../../ui/Fold.tsx'
import { LinkItems } from '../../../ui/LinkItems.tsx'
import { PartFailure } from '../../../ui/PartFailure.tsx'
import { guideLinks, linksOf } from '../../layout/pageLinks.ts'
import { StaticPage } from '../../StaticPage.tsx'
import { type PageBranch, treeOf } from '../tree.ts'
import { remainingPages } from './remainingPages.ts'
import styles from './SitemapPage.module.css'

export function SitemapPage() {
  return (
    <StaticPage page={pages.siteMap} description="Every page of this site in one place.">
      <div className={styles.page}>
        <Fold title="Main pages">
          <ul className={styles.list}>
            <LinkItems links={linksOf('siteMap')} />
          </ul>
        </Fold>
        <Fold title="Guides and offices">
          <ul className={styles.list}>
            <LinkItems links={guideLinks(useSite())} />
          </ul>
        </Fold>
        <Branch category="what-we-treat" />
        <Branch category="how-we-help" />
        <Fold title="Blog posts">
          <AllPosts />
        </Fold>
      </div>
    </StaticPage>
  )
}

function Branch({ category }: { category: TreatmentCategory }) {
  const query = queries.servicePages()
  const { data, isPending, refetch } = useQuery(query)
  const failure = useReadFailure(query, messages.listLoadFailed)
  const tree = treeOf(data ?? [], category)
  return (
    <Fold title={categoryTitle(category)}>
      {isPending && <p role="status">{messages.loading}</p>}
      {failure && <PartFailure error={failure} onRetry={refetch} />}
      {!isPending && !failure && tree.length === 0 && <p>{messages.noPages}</p>}
      {tree.length > 0 && <Tree branches={tree} />}
    </Fold>
  )
}

const Tree = ({ branches }: { branches: readonly PageBranch[] }) => (
  <ul className={styles.list}>
    {branches.map(({ page, children }) => (
      <li key={page.id}>
        <a href={pathOf(page)}>{page.title}</a>
        {children.length > 0 && (
          <ul className={styles.list}>
            <LinkItems links={children.map(linkTo)} />
          </ul>
        )}
      </li>
    ))}
  </ul>
)

function AllPosts() {
  const { data: first, error, isPending, refetch } = useQuery(queries.allPosts())
  const rest = useQueries({
    queries: remainingPages(first?.pages ?? 0).map((number) => queries.allPosts(number)),
  })
  const lists = [first, ...rest.map(({ data }) => data)]
  const posts = lists.flatMap((list) => list?.posts ?? [])
  const failed = error ?? rest.find((page) => page.error)?.error
  if (isPending) return <p role="status">{messages.loading}</p>
  return (
    <>
      {failed && (
        <PartFailure
          error={failed}
          onRetry={() => Promise.all([refetch(), ...rest.map((page) => page.refetch())])}
        />
      )}
      {posts.length > 0 && (
        <ul className={styles.list}>
          <LinkItems links={posts.map((post) => ({ path: postPath(post), title: post.title }))} />
        </ul>
      )}
      {!failed && posts.length === 0 && <p>{messages.noPosts}</p>}
    </>
  )
}
