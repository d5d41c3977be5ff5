import type { ReactNode } from 'react'
import { mainPhone } from '#shared/rules/site.ts'
import { useSite } from '../data/useSite.ts'
import { ButtonLink } from './ButtonLink.tsx'
import styles from './CallActions.module.css'
import { PhoneLink } from './PhoneLink.tsx'

/** For dark backgrounds. The bar in view has 988 and 911. */
export function CallActions({ href, children }: { href: string; children: ReactNode }) {
  const site = useSite()
  return (
    <div className={styles.actions}>
      <ButtonLink href={href} kind="dawn">
        {children}
      </ButtonLink>
      <PhoneLink phone={mainPhone(site)} icon className={styles.phone} />
    </div>
  )
}
