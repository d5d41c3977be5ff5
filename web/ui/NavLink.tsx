import type { ReactNode } from 'react'
import { useCurrentPath } from './useCurrentPath.ts'

export function NavLink({
  href,
  className,
  children,
}: {
  href: string
  className?: string | undefined
  children: ReactNode
}) {
  const current = useCurrentPath() === href
  return (
    <a href={href} className={className} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  )
}
