import styles from './Prose.module.css'

/** Stored HTML: the only component that puts HTML on a page. */
export function Prose({ html }: { html: string }) {
  return (
    <div
      className={styles.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the server and again by the query
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
