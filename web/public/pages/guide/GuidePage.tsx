import { guides } from '#shared/content/linkLists.ts'
import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { queries } from '../../../data/queries.ts'
import { usePagePath } from '../../../ui/useCurrentPath.ts'
import { ContentScreen } from '../../content/ContentScreen.tsx'
import { GuideEnd } from './GuideEnd.tsx'
import { SignOff } from './SignOff.tsx'

export function GuidePage() {
  const { path, content } = guideAt(usePagePath())
  return (
    <ContentScreen
      query={queries.guide(content)}
      path={path}
      notFound={messages.pageNotFound}
      before={<SignOff query={queries.guide(content)} page={content} />}
      after={<GuideEnd path={path} />}
    />
  )
}

function guideAt(path: string) {
  const key = guides.find((candidate) => pages[candidate].path === path)
  if (!key) throw new Error(`No guide has the address ${path}`)
  return pages[key]
}
