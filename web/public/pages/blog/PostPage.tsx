import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { breadcrumbs, postPath } from '#shared/documents/paths.ts'
import type { BlogPost } from '#shared/entities/blogPost.ts'
import { headingsOf, withHeadingIds } from '#shared/html/htmlHeadings.ts'
import { queries } from '../../../data/queries.ts'
import { isNotFound } from '../../../data/read.ts'
import { useSite } from '../../../data/useSite.ts'
import { ClosingCall } from '../../../ui/ClosingCall.tsx'
import { postImage } from '../../../ui/image.ts'
import { LoadingPage } from '../../../ui/LoadingPage.tsx'
import { longDate } from '../../../ui/longDate.ts'
import { PageContents } from '../../../ui/PageContents.tsx'
import { PageFeedback } from '../../../ui/PageFeedback.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { Prose } from '../../../ui/Prose.tsx'
import { SectionBoundary } from '../../../ui/SectionBoundary.tsx'
import { SiteImage } from '../../../ui/SiteImage.tsx'
import { UrgentHelp } from '../../content/UrgentHelp.tsx'
import { PageHead } from '../../head/PageHead.tsx'
import { blogPosting, breadcrumbList } from '../../head/structuredData.ts'
import { NoticePage } from '../../NoticePage.tsx'
import { NotFoundPage } from '../NotFoundPage.tsx'
import styles from './PostPage.module.css'
import { PostTreatments } from './PostTreatments.tsx'
import { RelatedPosts } from './RelatedPosts.tsx'

const route = getRouteApi('/public/blog/$slug')
const socialCard = { url: '/art/social/blog.png', alt: 'Articles and resources' }

export function PostPage() {
  const site = useSite()
  const { slug } = route.useParams()
  const { data: post, error, isPending } = useQuery(queries.post(slug))
  if (isPending) return <LoadingPage />
  if (!post) {
    if (!error || isNotFound(error)) return <NotFoundPage />
    return <NoticePage path={postPath({ slug })} title={error.message} error={error} />
  }
  const crumbs = breadcrumbs(postPath(post))
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
            <Prose html={withHeadingIds(post.content)} />
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
      <ClosingCall title="Would it help to talk it over?" action="Contact Us">
        An article can only go so far. Ask us anything; you do not have to be sure of anything first.
      </ClosingCall>
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
