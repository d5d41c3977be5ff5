import { useMemo } from 'react'
import { withHeadingIds } from '#shared/html/htmlHeadings.ts'
import { sanitized } from '../data/sanitizeHtml.ts'
import { trustedHtml } from '../data/trustedHtml.ts'
import styles from './Prose.module.css'

/** Renders stored HTML. No other component puts HTML on a page. */
export function Prose({ html, hasAnchors = false }: { html: string; hasAnchors?: boolean }) {
  // Memoized, because React compares the object, and each call returns a new one.
  const trusted = useMemo(() => {
    const safe = sanitized(html)
    return trustedHtml(hasAnchors ? withHeadingIds(safe) : safe)
  }, [html, hasAnchors])
  return (
    <div
      // Reader views keep most of what has such a class, also a paragraph that is mostly links.
      className={styles.text}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server and again here
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  )
}
