import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { parsePageContent } from '#shared/documents/pageContent.ts'
import { breadcrumbs } from '#shared/documents/paths.ts'
import type { Page } from '#shared/entities/page.ts'
import { illustration } from '../../ui/image.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { breadcrumbList } from '../head/structuredData.ts'
import { useStoredPage } from '../storedPage.tsx'
import { ButtonRow } from './ButtonRow.tsx'
import styles from './ContentHeader.module.css'
import { introductionOf } from './introduction.ts'
import { PageContent } from './PageContent.tsx'

/** A page with stored content: its header, the content, and what the page itself adds before and after it. */
export function ContentScreen({
  query,
  path,
  address = path,
  title,
  notFound,
  description: defaultDescription,
  image: defaultImage,
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
  const { page, instead } = useStoredPage(query, path, notFound)
  if (!page) return instead
  const content = parsePageContent(page.content)
  const { heading, description = defaultDescription, image, buttons, rest } = introductionOf(content)
  const crumbs = breadcrumbs(path, new Map([[path, page.title]]))
  return (
    <>
      <PageHead
        seo={title ? { ...page.seo, title, metaTitle: title, canonicalUrl: address } : page.seo}
        facts={{ path: address, title: page.title, description, noindex }}
        data={[breadcrumbList(crumbs), ...structuredData]}
      />
      <PageHeader
        title={(content.kind === 'sections' && content.title) || page.title}
        description={heading ? <strong className={styles.heading}>{heading}</strong> : description}
        crumbs={crumbs}
        image={image ?? (defaultImage ? illustration(defaultImage) : undefined)}
        imageOn="large screens"
      >
        {heading && description && <p className={styles.description}>{description}</p>}
        <ButtonRow buttons={buttons} />
      </PageHeader>
      <SectionBoundary>{before}</SectionBoundary>
      {(rest.kind !== 'sections' || rest.sections.length > 0) && <PageContent content={rest} />}
      <SectionBoundary>{after}</SectionBoundary>
    </>
  )
}
