import { guides } from '#shared/content/linkLists.ts'
import { pages } from '#shared/pages.ts'
import { usePagePath } from '../../../ui/useCurrentPath.ts'
import { ContentScreen } from '../../content/ContentScreen.tsx'
import { GuideEnd } from './GuideEnd.tsx'
import { PageSources } from './PageSources.tsx'
import { SignOff } from './SignOff.tsx'

export function GuidePage() {
  const page = guideAt(usePagePath())
  return (
    <ContentScreen
      page={page}
      before={<SignOff page={page.content} />}
      after={
        <>
          <PageSources page={page.content} />
          <GuideEnd path={page.path} />
        </>
      }
    />
  )
}

function guideAt(path: string) {
  const key = guides.find((candidate) => pages[candidate].path === path)
  if (!key) throw new Error(`No guide has the address ${path}`)
  return pages[key]
}
