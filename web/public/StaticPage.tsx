import type { ReactNode } from 'react'
import { breadcrumbs } from '#shared/documents/paths.ts'
import type { SinglePage } from '#shared/pages.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { PageHead } from './head/PageHead.tsx'
import { breadcrumbList } from './head/structuredData.ts'

interface StaticPageProps {
  page: SinglePage
  description: string
  children: ReactNode
}

export function StaticPage({ page: { path, title }, description, children }: StaticPageProps) {
  const crumbs = breadcrumbs(path)
  return (
    <>
      <PageHead facts={{ path, title, description }} data={[breadcrumbList(crumbs)]} />
      <PageHeader title={title} description={description} crumbs={crumbs} />
      {children}
    </>
  )
}
