import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Alert } from '#shared/entities/alert.ts'
import { queries } from '../data/queries.ts'
import { isDismissed } from '../enhancements/alerts.ts'
import { useCurrentPath } from '../ui/useCurrentPath.ts'
import styles from './Alerts.module.css'

/**
 * What is in force on the page. It scrolls away, so that with the header it does not fill a small screen. While the alerts
 * cannot be read, those of the page's HTML stay.
 */
export function Alerts() {
  const { data } = useQuery(queries.alerts())
  const [rendered] = useState(renderedAlerts)
  const path = useCurrentPath()
  if (!data) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML
    return rendered ? <div dangerouslySetInnerHTML={{ __html: rendered }} /> : null
  }
  const alerts = data.filter((alert) => isShown(alert, path))
  if (alerts.length === 0) return null
  return (
    <section data-alerts="" data-nosnippet="" className={styles.alerts} aria-label="Alerts">
      {alerts.map(({ id, version, level, message, link, linkText, endsAt }) => (
        <div
          key={id}
          data-alert={nameOf({ id, version })}
          data-ends={endsAt}
          className={level === 'urgent' ? `${styles.alert} ${styles.urgent}` : styles.alert}
        >
          <p className={styles.text}>
            {level === 'urgent' && <strong>Urgent: </strong>}
            {message} {link && <a href={link}>{linkText}</a>}
          </p>
          {level !== 'urgent' && (
            <button type="button" data-dismiss="" className={styles.dismiss}>
              Dismiss
            </button>
          )}
        </div>
      ))}
    </section>
  )
}

const isShown = (alert: Alert, path: string): boolean =>
  Date.now() < Date.parse(alert.endsAt) &&
  (!alert.pages || alert.pages.includes(path)) &&
  !isDismissed(nameOf(alert))

const nameOf = ({ id, version = 1 }: Pick<Alert, 'id' | 'version'>): string => `alert-${id}.${version}`

const renderedAlerts = () =>
  typeof document === 'undefined' ? undefined : document.querySelector('#app [data-alerts]')?.outerHTML
