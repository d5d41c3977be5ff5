import type { ReactNode } from 'react'
import { useCurrentPath } from './useCurrentPath.ts'

interface NavLinkProps {
  href: string
  className?: string | undefined
  children: ReactNode
}

/** (Specification, Header: "The current route is underlined".) */
export function NavLink({ href, className, children }: NavLinkProps) {
  const current = useCurrentPath() === href
  return (
    <a href={href} className={className} aria-current={current ? 'page' : undefined}>
      {children}
    </a>
  )
}
