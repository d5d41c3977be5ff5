import { messages } from '#shared/messages.ts'
import { pages } from '#shared/pages.ts'
import { LinkItems } from '../../ui/LinkItems.tsx'
import { LoadingPage } from '../../ui/LoadingPage.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { useCurrentPath } from '../../ui/useCurrentPath.ts'
import { PageHead } from '../head/PageHead.tsx'
import { useDocumentInstead } from '../useDocumentInstead.ts'
import styles from './NotFoundPage.module.css'

const { home, whatWeTreat, howWeHelp, faq, siteMap } = pages
const suggestions = [home, whatWeTreat, howWeHelp, faq, { ...siteMap, title: 'All pages of this site' }]

/** After a navigation, first opens the address as a document, because the document may be a redirect. */
export function NotFoundPage() {
  const path = useCurrentPath()
  if (useDocumentInstead(true)) return <LoadingPage />
  return (
    <>
      <PageHead facts={{ path, title: messages.notFound, noindex: true }} />
      <Notice title={messages.notFound}>
        <p>The page may have moved, or its address may be mistyped. One of these may help:</p>
        <ul role="list" className={styles.suggestions}>
          <LinkItems links={suggestions} />
        </ul>
      </Notice>
    </>
  )
}
