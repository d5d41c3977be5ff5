import type { ReactNode } from 'react'
import { type ButtonKind, type ButtonSize, buttonClass } from './buttonClass.ts'

export function ButtonLink({
  href,
  kind = 'main',
  size = 'normal',
  children,
}: {
  href: string
  kind?: ButtonKind
  size?: ButtonSize
  children: ReactNode
}) {
  return (
    <a href={href} className={buttonClass(kind, size)}>
      {children}
    </a>
  )
}
