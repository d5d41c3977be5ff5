import { breadcrumbs } from '#shared/documents/paths.ts'
import { pages } from '#shared/pages.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useOpenHashTarget } from '../../../ui/useOpenHashTarget.ts'
import { PageHead } from '../../head/PageHead.tsx'
import { breadcrumbList } from '../../head/structuredData.ts'
import { FormSheets } from './FormSheets.tsx'

const { path, title } = pages.forms
const description =
  'Two forms to read and fill in before your first visit. We will gladly fill them in with you instead.'

export function FormsPage() {
  useOpenHashTarget()
  const crumbs = breadcrumbs(path)
  return (
    <>
      <PageHead facts={{ path, title, description }} data={[breadcrumbList(crumbs)]} />
      <PageHeader title={title} description={description} crumbs={crumbs} />
      <FormSheets />
    </>
  )
}
