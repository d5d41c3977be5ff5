import { useMemo } from 'react'
import { trustedHtml } from '../data/trustedHtml.ts'
import styles from './Prose.module.css'

/** Stored HTML: the only component that puts HTML on a page. */
export function Prose({ html }: { html: string }) {
  // React compares the values, and each call returns another object.
  const trusted = useMemo(() => trustedHtml(html), [html])
  return (
    <div
      className={styles.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server and again by the query
      dangerouslySetInnerHTML={{ __html: trusted }}
    />
  )
}
