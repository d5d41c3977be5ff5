import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import type { Alert } from '#shared/entities/alert.ts'
import { queries } from '../../data/queries.ts'
import { useCurrentPath } from '../../ui/useCurrentPath.ts'
import { alertState } from './Alerts.enhancement.ts'
import styles from './Alerts.module.css'
import { isRenderedPage, renderedSlot } from './renderedPage.ts'

/** The alerts in force. They are not sticky, because together with the header they would fill a small screen. */
export function Alerts() {
  const { data } = useQuery(queries.alerts())
  const path = useCurrentPath()
  useLayoutEffect(() => {
    if (data && isRenderedPage()) renderedAlerts()?.remove()
  }, [data])
  useEffect(() => {
    if (data) document.dispatchEvent(new Event('site:alerts'))
  }, [data])
  if (!data) return null
  const ofPage = data.filter(({ pages }) => !pages || pages.includes(path))
  const alerts = ofPage.filter(isShown)
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
          {/* If there are several, each is one line until the visitor opens it, as in HTML, which has the dismissed ones. */}
          <details open={ofPage.length === 1} className={styles.details}>
            <summary className={styles.message}>
              {level === 'urgent' && <strong>Urgent: </strong>}
              {message}{' '}
            </summary>
            {link && <a href={link}>{linkText}</a>}
          </details>
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

const isShown = (alert: Alert): boolean =>
  Date.now() < Date.parse(alert.endsAt) && alertState(nameOf(alert)) !== 'dismissed'

const nameOf = ({ id, version = 1 }: Pick<Alert, 'id' | 'version'>): string => `alert-${id}.${version}`

/** The alerts in the page's HTML, not those of the app, and not the script that hides alerts. */
const renderedAlerts = () =>
  renderedSlot('header')?.parentElement?.querySelector(':scope > section[data-alerts]')
