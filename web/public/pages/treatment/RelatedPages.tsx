import { useEffect, useRef } from 'react'
import { pathOf } from '#shared/documents/paths.ts'
import type { ServicePage, TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { childrenOf } from '../tree.ts'
import styles from './RelatedPages.module.css'

export const relatedAnchor = { id: 'related-pages', text: 'Related pages' }

/** The parent, and the child pages, or the siblings if there are no child pages. */
export function relatedTo(page: TreatmentPage, pages: readonly ServicePage[]): ServicePage[] {
  const parents = pages.filter(({ id }) => id === page.parentId)
  const children = childrenOf(pages, page)
  if (children.length > 0) return [...parents, ...children]
  return parents.flatMap((parent) => [
    parent,
    ...childrenOf(pages, parent).filter(({ id }) => id !== page.id),
  ])
}

export function RelatedPages({ page, related }: { page: TreatmentPage; related: readonly ServicePage[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The list may come after the page. A visitor who has scrolled meanwhile stays there.
    if (location.hash === `#${relatedAnchor.id}` && scrollY === 0) heading.current?.scrollIntoView()
  }, [])
  return (
    <nav className={styles.related} aria-labelledby={relatedAnchor.id}>
      <h2 id={relatedAnchor.id} ref={heading}>
        {relatedAnchor.text}
      </h2>
      <ul role="list" className={styles.links}>
        {related.map((one) => (
          <li key={one.id}>
            <a href={pathOf(one)} className={one.id === page.parentId ? styles.parent : undefined}>
              {one.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
