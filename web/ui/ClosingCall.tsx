import type { ReactNode } from 'react'
import { site } from '#shared/site.ts'
import { ButtonLink } from './ButtonLink.tsx'
import styles from './ClosingCall.module.css'
import { PhoneLink } from './PhoneLink.tsx'

/** The closing call to action: a page never ends without the next step. */
export function ClosingCall({
  title,
  action,
  href = '/contact-us',
  children,
}: {
  title: string
  action: string
  href?: string
  children: ReactNode
}) {
  return (
    <section className={styles.call}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>{children}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink href={href} kind="dawn">
            {action}
          </ButtonLink>
          <PhoneLink phone={site.mainPhone} icon className={styles.phone} />
        </div>
      </div>
    </section>
  )
}
