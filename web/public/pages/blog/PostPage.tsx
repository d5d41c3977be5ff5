import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { careTopicOf } from '#shared/documents/careTopics.ts'
import { breadcrumbs, linkTo, postPath } from '#shared/documents/paths.ts'
import type { BlogPost } from '#shared/entities/blogPost.ts'
import { headingsOf } from '#shared/html/htmlHeadings.ts'
import { limits } from '#shared/limits.ts'
import { queries } from '../../../data/queries.ts'
import { useSite } from '../../../data/useSite.ts'
import { CheckedSources } from '../../../ui/CheckedSources.tsx'
import { ClosingCall } from '../../../ui/ClosingCall.tsx'
import { postImage } from '../../../ui/image.ts'
import { LinkItems } from '../../../ui/LinkItems.tsx'
import { longDate } from '../../../ui/longDate.ts'
import { PageContents } from '../../../ui/PageContents.tsx'
import { PageFeedback } from '../../../ui/PageFeedback.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PartFailure } from '../../../ui/PartFailure.tsx'
import { PostCards } from '../../../ui/PostCards.tsx'
import { Prose } from '../../../ui/Prose.tsx'
import { Section } from '../../../ui/Section.tsx'
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx'
import { SiteImage } from '../../../ui/SiteImage.tsx'
import { Skeletons } from '../../../ui/Skeletons.tsx'
import { UrgentHelp } from '../../content/UrgentHelp.tsx'
import { PageHead } from '../../head/PageHead.tsx'
import { blogPosting, breadcrumbList } from '../../head/structuredData.ts'
import { NumbersInText } from '../../layout/Numbers.tsx'
import { useStoredPage } from '../../storedPage.tsx'
import styles from './PostPage.module.css'
import { relatedTreatments } from './relatedTreatments.ts'

const route = getRouteApi('/public/blog/$slug')
const socialCard = { url: '/art/social/blog.jpg', alt: 'Articles and resources' }

export function PostPage() {
  const site = useSite()
  const { slug } = route.useParams()
  const { page: post, instead } = useStoredPage(queries.post(slug), postPath({ slug }))
  if (!post) return instead
  const crumbs = breadcrumbs(postPath(post), new Map([[postPath(post), post.title]]))
  return (
    <>
      <PageHead
        seo={post.seo}
        facts={{
          path: postPath(post),
          title: post.title,
          description: post.excerpt,
          image: socialCard,
        }}
        data={[breadcrumbList(crumbs), blogPosting(site, post, socialCard.url)]}
      />
      <article>
        <PageHeader title={post.title} crumbs={crumbs}>
          <Byline post={post} />
        </PageHeader>
        <UrgentHelp path={postPath(post)} text={post.content} />
        <div className={styles.columns}>
          <div className={styles.text}>
            <PageContents anchors={headingsOf(post.content)} />
            <Prose html={post.content} hasAnchors />
            <CheckedSources {...post} />
            <NumbersInText card={careTopicOf(postPath(post))} />
          </div>
          <div className={styles.aside}>
            <SiteImage image={postImage(post)} className={styles.image} lazy />
            <SectionBoundary>
              <PostTreatments post={post} />
            </SectionBoundary>
          </div>
        </div>
      </article>
      <PageFeedback path={postPath(post)} />
      <SectionBoundary>
        <RelatedPosts post={post} />
      </SectionBoundary>
      <ClosingCall page="post" />
    </>
  )
}

function Byline({ post }: { post: BlogPost }) {
  const date = longDate(post.createdAt)
  if (!post.author && !date && !post.category) return null
  return (
    <p className={styles.byline}>
      {post.author && <span>By {post.author}</span>}
      {date && <time dateTime={post.createdAt}>{date}</time>}
      {post.category && <span className={styles.category}>{post.category}</span>}
    </p>
  )
}

function PostTreatments({ post }: { post: BlogPost }) {
  const { data, isPending } = useQuery(queries.servicePages())
  return (
    <nav aria-labelledby="post-treatments" className={styles.treatments}>
      <h2 id="post-treatments" className={styles.heading}>
        Related treatment
      </h2>
      {isPending ? (
        <Skeletons count={limits.skeletons.few} shape="rows" />
      ) : (
        <ul role="list" className={styles.links}>
          <LinkItems links={relatedTreatments(post, data).map(linkTo)} />
        </ul>
      )}
    </nav>
  )
}

function RelatedPosts({ post }: { post: BlogPost }) {
  const { data, error, isPending, refetch } = useQuery(queries.relatedPosts(post.category))
  // These posts are from the first page of the category's list.
  const others = data?.posts.filter(({ id }) => id !== post.id) ?? []
  const posts = others.slice(0, limits.relatedPosts)
  if (!isPending && !error && posts.length === 0) return null
  return (
    <div className={styles.related}>
      <Section title="More on this" tone="deep">
        {isPending && <Skeletons count={limits.skeletons.few} />}
        {error && <PartFailure error={error} onRetry={refetch} />}
        {posts.length > 0 && <PostCards posts={posts} columns="row" />}
      </Section>
    </div>
  )
}
