import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { parsePageContent } from '#shared/documents/pageContent.ts'
import { breadcrumbs } from '#shared/documents/paths.ts'
import type { Page, PageName } from '#shared/entities/page.ts'
import { messages } from '#shared/messages.ts'
import { queries } from '../../data/queries.ts'
import { illustration } from '../../ui/image.ts'
import { PageHeader, type PageHeaderProps } from '../../ui/PageHeader.tsx'
import { SectionBoundary } from '../../ui/SectionBoundary.tsx'
import { PageHead } from '../head/PageHead.tsx'
import { breadcrumbList } from '../head/structuredData.ts'
import { useStoredPage } from '../storedPage.tsx'
import { ButtonRow } from './ButtonRow.tsx'
import styles from './ContentHeader.module.css'
import { introductionOf } from './introduction.ts'
import { PageContent } from './PageContent.tsx'

const notFound: Readonly<Partial<Record<PageName, string>>> = messages.pagesNotFound

/** A row of the table of pages, or the page of an office. */
export interface ContentPage {
  path: string
  content: PageName
}

/** A page with stored content: its header, the content, and the page's own parts before and after it. */
export function ContentScreen({
  page: { path, content: name },
  query = queries.page(name),
  address = path,
  title,
  description: defaultDescription,
  image: defaultImage,
  imageOn = 'large screens',
  structuredData = [],
  action,
  before,
  after,
}: {
  page: ContentPage
  /** For a page that changes its stored content before showing it. */
  query?: UseQueryOptions<Page | null>
  /** The path with its query string, if one page has several addresses. */
  address?: string
  /** The document title, if the stored one does not fit. */
  title?: string | undefined
  description?: string
  image?: string
  imageOn?: PageHeaderProps['imageOn']
  structuredData?: object[]
  /** Beside the stored buttons of the header. */
  action?: ReactNode
  before?: ReactNode
  after?: ReactNode
}) {
  const { page, instead } = useStoredPage(query, path, notFound[name] ?? messages.pageNotFound)
  if (!page) return instead
  const content = parsePageContent(page.content)
  const { heading, description = defaultDescription, image, buttons, rest } = introductionOf(content)
  const crumbs = breadcrumbs(path, new Map([[path, page.title]]))
  return (
    <>
      <PageHead
        seo={title ? { ...page.seo, title, metaTitle: title, canonicalUrl: address } : page.seo}
        facts={{ path: address, title: page.title, description }}
        data={[breadcrumbList(crumbs), ...structuredData]}
      />
      <PageHeader
        title={(content.kind === 'sections' && content.title) || page.title}
        description={heading ? <strong className={styles.heading}>{heading}</strong> : description}
        crumbs={crumbs}
        image={image ?? (defaultImage ? illustration(defaultImage) : undefined)}
        imageOn={imageOn}
      >
        {heading && description && <p className={styles.description}>{description}</p>}
        <ButtonRow buttons={buttons} />
        {action}
      </PageHeader>
      <SectionBoundary>{before}</SectionBoundary>
      {(rest.kind !== 'sections' || rest.sections.length > 0) && <PageContent content={rest} />}
      <SectionBoundary>{after}</SectionBoundary>
    </>
  )
}
