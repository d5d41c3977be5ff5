import type { ReactNode } from 'react'
import { crisisCall } from '#shared/rules/crisisCall.ts'
import { site } from '#shared/site.ts'
import { ButtonLink } from './ButtonLink.tsx'
import styles from './CallActions.module.css'
import { PhoneLink } from './PhoneLink.tsx'

/** For dark backgrounds. */
export function CallActions({ href, children }: { href: string; children: ReactNode }) {
  return (
    <div className={styles.actions}>
      <span className={`${styles.crisis} after-hours`}>
        {[site.lifeline, site.emergency].map((line) => (
          <a key={line.dial} href={`tel:${line.dial}`}>
            {crisisCall(line)}
          </a>
        ))}
      </span>
      <ButtonLink href={href} kind="dawn">
        {children}
      </ButtonLink>
      <PhoneLink phone={site.mainPhone} icon className={`${styles.phone} office-hours`} />
    </div>
  )
}
