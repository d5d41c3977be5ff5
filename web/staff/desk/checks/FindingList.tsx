import { CircleAlert, Lightbulb } from 'lucide-react'
import type { Finding } from '#shared/checks/checkContent.ts'
import { Button } from '../../../ui/Button.tsx'
import form from '../../form.module.css'
import styles from './FindingList.module.css'

export function FindingList({
  label,
  findings,
  onFix,
  onShow,
}: {
  label: string
  findings: readonly Finding[]
  onFix: (finding: Finding) => void
  onShow: (finding: Finding) => void
}) {
  if (findings.length === 0) return null
  return (
    <ul aria-label={`Content checks of ${label}`} className={form.stack}>
      {findings.map((finding) => {
        const { level, rule, start, found, message, why, source, replacement, href } = finding
        const isBlock = level === 'block'
        return (
          <li key={`${rule} ${start}`} className={`${styles.finding} ${styles[level]}`}>
            {isBlock ? (
              <CircleAlert size={20} aria-label="Stops publishing:" />
            ) : (
              <Lightbulb size={20} aria-label="Suggestion:" />
            )}
            <div>
              <p className={styles.message}>{message}</p>
              <p className={form.hint}>
                {why}{' '}
                <a href={source.url} target="_blank" rel="noreferrer">
                  {source.name}
                </a>
              </p>
            </div>
            <div className={form.actions}>
              {replacement !== undefined && (
                <Button kind={isBlock ? 'main' : 'plain'} size="compact" onClick={() => onFix(finding)}>
                  Replace
                  <span className="visually-hidden">
                    {' '}
                    “{found}” with “{replacement}”
                  </span>
                </Button>
              )}
              {href !== undefined && (
                <Button kind="plain" size="compact" onClick={() => onFix(finding)}>
                  Link<span className="visually-hidden"> {found}</span>
                </Button>
              )}
              {found !== '' && (
                <Button kind="plain" size="compact" onClick={() => onShow(finding)}>
                  Show<span className="visually-hidden"> “{found}” in the text</span>
                </Button>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
