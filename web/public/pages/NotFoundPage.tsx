import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { buttonClass } from '../../ui/buttonClass.ts'
import { LinkItems } from '../../ui/LinkItems.tsx'
import { LoadingPage } from '../../ui/LoadingPage.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useCurrentPath } from '../../ui/useCurrentPath.ts'
import { PageHead } from '../head/PageHead.tsx'
import { useDocumentInstead } from '../useDocumentInstead.ts'
import styles from './NotFoundPage.module.css'

const { home, whatWeTreat, howWeHelp, faq, siteMap, search } = pages
const suggestions = [home, whatWeTreat, howWeHelp, faq, { ...siteMap, title: 'All pages of this site' }]

/** After a navigation, first opens the address as a document, because the document may be a redirect. */
export function NotFoundPage() {
  const path = useCurrentPath()
  if (useDocumentInstead(true)) return <LoadingPage />
  return (
    <>
      <PageHead facts={{ path, title: messages.notFound, noindex: true }} />
      <Notice
        title={messages.notFound}
        description="The page may have moved, or its address may be mistyped."
      >
        <a href={search.path} className={buttonClass('main')}>
          Search this site
        </a>
        <p>Or go to:</p>
        <ul role="list" className={styles.suggestions}>
          <LinkItems links={suggestions} />
        </ul>
      </Notice>
    </>
  )
}
