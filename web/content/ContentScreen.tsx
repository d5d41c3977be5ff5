import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Page } from '#shared/entities/page.ts'
import { illustrationSize } from '#shared/rules/image.ts'
import { parsePageContent } from '#shared/rules/pageContent.ts'
import { breadcrumbs } from '#shared/rules/paths.ts'
import { ReadError } from '../data/read.ts'
import { PageHead } from '../head/PageHead.tsx'
import { breadcrumbList } from '../head/structuredData.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { LoadingPage } from '../ui/LoadingPage.tsx'
import { Notice } from '../ui/Notice.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import styles from './ContentScreen.module.css'
import { introductionOf } from './introduction.ts'
import { keyed } from './keyed.ts'
import { PageContent } from './PageContent.tsx'

/**
 * A screen with stored content: its header, what the screen itself puts first, the content, and what the
 * screen puts last. A page that is not there is told from one that could not be read.
 */
export function ContentScreen({
  question,
  path,
  address = path,
  title,
  notFound,
  description,
  picture,
  data = [],
  first,
  last,
}: {
  question: UseQueryOptions<Page | null>
  path: string
  /** The address with its query, where one screen has several. */
  address?: string
  /** The document's title, where the page's own is not enough. */
  title?: string | undefined
  /** What the screen says when there is no such page. */
  notFound: string
  /** Stands in for a description that the content does not give. */
  description?: string
  /** Stands in for a picture that the content does not give. */
  picture?: string
  data?: object[]
  first?: ReactNode
  last?: ReactNode
}) {
  const { data: page, error, isPending } = useQuery(question)
  if (isPending) return <LoadingPage />
  if (!page) {
    const failed = error instanceof ReadError && error.status === 404 ? null : error
    return <Missing path={path} title={failed?.message ?? notFound} error={failed} />
  }
  const introduction = introductionOf(parsePageContent(page.content))
  const crumbs = breadcrumbs(path, new Map([[path, page.title]]))
  const { rest } = introduction
  return (
    <>
      <PageHead
        seo={title ? { ...page.seo, title, metaTitle: title, canonical: address } : page.seo}
        facts={{
          path: address,
          title: page.title,
          description: introduction.description ?? description,
        }}
        data={[breadcrumbList(crumbs), ...data]}
      />
      <PageHeader
        title={page.title}
        description={
          introduction.heading ? (
            <strong className={styles.heading}>{introduction.heading}</strong>
          ) : (
            (introduction.description ?? description)
          )
        }
        crumbs={crumbs}
        picture={
          introduction.picture ??
          (picture ? { src: picture, alt: '', ...illustrationSize, sources: [] } : undefined)
        }
      >
        {introduction.heading && (introduction.description ?? description) && (
          <p className={styles.description}>{introduction.description ?? description}</p>
        )}
        {introduction.buttons.length > 0 && (
          <p className={styles.actions}>
            {keyed(introduction.buttons).map(({ key, entry: { label, address: href } }, place) => (
              <ButtonLink key={key} href={href} kind={place === 0 ? 'main' : 'quiet'}>
                {label}
              </ButtonLink>
            ))}
          </p>
        )}
      </PageHeader>
      {first}
      {(rest.kind !== 'sections' || rest.sections.length > 0) && <PageContent content={rest} />}
      {last}
    </>
  )
}

const Missing = ({ path, title, error }: { path: string; title: string; error: Error | null }) => (
  <>
    <PageHead facts={{ path, title, noindex: true }} />
    <Notice title={title} again={error !== null} error={error} />
  </>
)
