import { breadcrumbs } from '#shared/documents/paths.ts'
import { pages } from '#shared/pages.ts'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageHead } from '../../head/PageHead.tsx'
import { breadcrumbList } from '../../head/structuredData.ts'
import { PolicyText } from './PolicyText.tsx'

const { path, title } = pages.privacyPolicy
const description =
  'What this website learns about you, what it does not, how what you tell us is used, and whom to ask.'

export function PrivacyPage() {
  const crumbs = breadcrumbs(path)
  return (
    <>
      <PageHead facts={{ path, title, description }} data={[breadcrumbList(crumbs)]} />
      <article>
        <PageHeader title={title} description={description} crumbs={crumbs} />
        <PolicyText />
      </article>
    </>
  )
}
