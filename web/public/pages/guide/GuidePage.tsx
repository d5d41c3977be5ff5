import { type GuideKey, guides } from '#shared/content/linkLists.ts'
import { pages } from '#shared/pages.ts'
import { Button } from '../../../ui/Button.tsx'
import { usePagePath } from '../../../ui/useCurrentPath.ts'
import { ContentScreen } from '../../content/ContentScreen.tsx'
import { GuideEnd } from './GuideEnd.tsx'
import { PageSources } from './PageSources.tsx'
import { SignOff } from './SignOff.tsx'
import styles from './sheets.module.css'

const images: Partial<Record<GuideKey, string>> = {
  forFamilies: '/art/porch.svg',
  alreadyOnBuprenorphine: '/art/nurse.svg',
  licensedProfessionals: '/art/two-chairs.svg',
  firstVisit: '/art/waiting-room.svg',
  medicinesCompared: '/art/nurse.svg',
  whatToSay: '/art/two-chairs.svg',
  payingForTreatment: '/art/answering.svg',
  offices: '/art/car-park.svg',
}

export function GuidePage() {
  const key = guideAt(usePagePath())
  const page = pages[key]
  const screen = (
    <ContentScreen
      page={page}
      {...(images[key] && { image: images[key] })}
      imageOn={key === 'offices' ? 'every screen' : 'large screens'}
      action={key === 'toPrint' && <PrintButton />}
      before={<SignOff page={page.content} />}
      after={
        <>
          <PageSources page={page.content} />
          <GuideEnd path={page.path} />
        </>
      }
    />
  )
  return key === 'toPrint' ? <div className={styles.sheets}>{screen}</div> : screen
}

/** `print.enhancement.ts` prints the page. */
const PrintButton = () => (
  <p className={styles.print}>
    <Button data-print="">Print the sheets</Button>
  </p>
)

function guideAt(path: string): GuideKey {
  const key = guides.find((candidate) => pages[candidate].path === path)
  if (!key) throw new Error(`No guide has the address ${path}`)
  return key
}
