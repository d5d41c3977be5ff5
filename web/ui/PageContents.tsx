import type { Anchor } from '#shared/html/anchor.ts'
import { LinkItems } from './LinkItems.tsx'
import styles from './PageContents.module.css'

export function PageContents({ anchors }: { anchors: readonly Anchor[] }) {
  if (anchors.length < 2) return null
  return (
    <nav className={styles.contents} aria-labelledby="page-contents">
      <h2 id="page-contents">On this page</h2>
      <ul role="list" className={styles.links}>
        <LinkItems links={anchors.map(({ id, text }) => ({ path: `#${id}`, title: text }))} />
      </ul>
    </nav>
  )
}
