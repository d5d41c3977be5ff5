import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { parsePageContent } from '#shared/documents/pageContent.ts'
import { breadcrumbs, type Crumb } from '#shared/documents/paths.ts'
import type { Page } from '#shared/entities/page.ts'
import { useReadFailure } from '../../data/endpointQuery.ts'
import { isNotFound } from '../../data/read.ts'
import { illustration } from '../../ui/image.ts'
import { LoadingPage } from '../../ui/LoadingPage.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { breadcrumbList } from '../head/structuredData.ts'
import { NoticePage } from '../NoticePage.tsx'
import { ButtonRow } from './ButtonRow.tsx'
import styles from './ContentHeader.module.css'
import { type Introduction, introductionOf } from './introduction.ts'
import { PageContent } from './PageContent.tsx'

/** A page with stored content: its header, the content, and what the page itself adds before and after it. */
export function ContentScreen({
  query,
  path,
  address = path,
  title,
  notFound,
  description,
  image,
  structuredData = [],
  noindex = false,
  before,
  after,
}: {
  query: UseQueryOptions<Page | null>
  path: string
  /** With the query string, if one page has several addresses. */
  address?: string
  /** The document title, if the stored one does not fit. */
  title?: string | undefined
  notFound: string
  description?: string
  image?: string
  structuredData?: object[]
  noindex?: boolean
  before?: ReactNode
  after?: ReactNode
}) {
  const { data: page, error, isPending } = useQuery(query)
  const unread = useReadFailure(query)
  if (isPending) return <LoadingPage />
  if (!page) {
    const failure = isNotFound(error) ? null : (error ?? unread)
    return <NoticePage path={path} title={failure?.message ?? notFound} error={failure} />
  }
  const content = parsePageContent(page.content)
  const introduction = introductionOf(content)
  const shown = {
    ...introduction,
    description: introduction.description ?? description,
    image: introduction.image ?? (image ? illustration(image) : undefined),
  }
  const crumbs = breadcrumbs(path, new Map([[path, page.title]]))
  const { rest } = introduction
  return (
    <>
      <PageHead
        seo={title ? { ...page.seo, title, metaTitle: title, canonicalUrl: address } : page.seo}
        facts={{ path: address, title: page.title, description: shown.description, noindex }}
        data={[breadcrumbList(crumbs), ...structuredData]}
      />
      <ContentHeader
        title={(content.kind === 'sections' && content.title) || page.title}
        crumbs={crumbs}
        introduction={shown}
      />
      <SectionBoundary>{before}</SectionBoundary>
      {(rest.kind !== 'sections' || rest.sections.length > 0) && <PageContent content={rest} />}
      <SectionBoundary>{after}</SectionBoundary>
    </>
  )
}

function ContentHeader({
  title,
  crumbs,
  introduction: { heading, description, image, buttons },
}: {
  title: string
  crumbs: readonly Crumb[]
  introduction: Introduction
}) {
  return (
    <PageHeader
      title={title}
      description={heading ? <strong className={styles.heading}>{heading}</strong> : description}
      crumbs={crumbs}
      image={image}
      imageOn="large screens"
    >
      {heading && description && <p className={styles.description}>{description}</p>}
      <ButtonRow buttons={buttons} />
    </PageHeader>
  )
}
