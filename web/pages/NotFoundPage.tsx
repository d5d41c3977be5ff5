import { messages } from '#shared/messages.ts'
import { PageHead } from '../head/PageHead.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useCurrentPath } from '../ui/useCurrentPath.ts'
import styles from './NotFoundPage.module.css'

const ways = [
  ['/', 'Home'],
  ['/what-we-treat', 'What We Treat'],
  ['/how-we-help', 'How We Help'],
  ['/faq', 'FAQ'],
  ['/sitemap', 'All pages of this site'],
] as const

/** Any address that leads nowhere: says so, and shows the ways on. */
export function NotFoundPage() {
  const path = useCurrentPath()
  return (
    <>
      <PageHead facts={{ path, title: messages.notFound, noindex: true }} />
      <Notice title={messages.notFound}>
        <p>
          The page may have moved, or its address may have a slip in it. These are good places to go on from:
        </p>
        <ul className={styles.ways}>
          {ways.map(([href, label]) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </Notice>
    </>
  )
}
