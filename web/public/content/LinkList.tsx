import type { ElementGroup } from '#shared/documents/pageContent.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'
import { keyed } from './keyed.ts'
import styles from './LinkList.module.css'

/** Links to parts of a page or to other pages. Links whose address is not allowed are left out. */
export function LinkList({ first }: Pick<ElementGroup<'link list'>, 'first'>) {
  const { title } = first
  const links = (first.links ?? []).flatMap(({ label, url }) => {
    const href = linkAddress(url)
    return label && href ? [{ label, href }] : []
  })
  if (links.length === 0) return null
  return (
    <nav aria-label={title ?? 'Links'} className={styles.list}>
      {title && <p className={styles.title}>{title}</p>}
      <ul role="list" className={styles.links}>
        {keyed(links).map(({ key, entry: { label, href } }) => (
          <li key={key}>
            <a href={href} className={styles.link}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
