import { useEffect, useRef } from 'react'
import { linkTo, pathOf } from '#shared/documents/paths.ts'
import type { ServicePage, TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { LinkItems } from '../../../ui/LinkItems.tsx'
import { childrenOf } from '../tree.ts'
import styles from './RelatedPages.module.css'

/** Links the child pages, or the siblings if there are no child pages. */
export function RelatedPages({ page, pages }: { page: TreatmentPage; pages: readonly ServicePage[] }) {
  const parent = pages.find(({ id }) => id === page.parentId)
  const children = childrenOf(pages, page)
  const siblings = parent ? childrenOf(pages, parent).filter(({ id }) => id !== page.id) : []
  const links = children.length > 0 ? children : siblings
  const isEmpty = !parent && links.length === 0
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The list may come after the page. A visitor who has scrolled meanwhile stays there.
    if (!isEmpty && location.hash === '#related-pages' && scrollY === 0) heading.current?.scrollIntoView()
  }, [isEmpty])
  if (isEmpty) return null
  return (
    <nav className={styles.related} aria-labelledby="related-pages">
      <h2 id="related-pages" ref={heading}>
        Related pages
      </h2>
      <ul role="list" className={styles.links}>
        {parent && (
          <li>
            <a href={pathOf(parent)} className={styles.parent}>
              {parent.title}
            </a>
          </li>
        )}
        <LinkItems links={links.map(linkTo)} />
      </ul>
    </nav>
  )
}
