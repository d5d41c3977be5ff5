import type { ReactNode } from 'react'
import styles from './ButtonLink.module.css'

/** A link drawn as a button. `quiet` is outlined, `dawn` is the warm call to action on dark ground. */
export function ButtonLink({
  href,
  kind = 'main',
  children,
}: {
  href: string
  kind?: 'main' | 'quiet' | 'dawn'
  children: ReactNode
}) {
  return (
    <a href={href} className={`${styles.button} ${styles[kind]}`}>
      {children}
    </a>
  )
}
