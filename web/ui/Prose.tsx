import styles from './Prose.module.css'

/**
 * Stored HTML as reading matter: the one place that puts HTML on a page. It must have been cleaned on its way
 * in and at the query's edge.
 */
export function Prose({ html }: { html: string }) {
  return (
    <div
      className={styles.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned twice, by the server and by the query that read it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
