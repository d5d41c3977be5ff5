import type { ReactNode } from 'react'
import { site } from '#shared/site.ts'
import { ButtonLink } from './ButtonLink.tsx'
import styles from './CallActions.module.css'
import { PhoneLink } from './PhoneLink.tsx'

/** For dark backgrounds. The bar in view has 988 and 911. */
export function CallActions({ href, children }: { href: string; children: ReactNode }) {
  return (
    <div className={styles.actions}>
      <ButtonLink href={href} kind="dawn">
        {children}
      </ButtonLink>
      <PhoneLink phone={site.mainPhone} icon className={styles.phone} />
    </div>
  )
}
