import type { ReactNode } from 'react'
import { type ButtonKind, type ButtonSize, buttonClass } from './buttonClass.ts'

export function Button({
  type = 'button',
  kind = 'main',
  size = 'normal',
  disabled = false,
  onClick,
  children,
}: {
  type?: 'button' | 'submit' | 'reset'
  kind?: ButtonKind
  size?: ButtonSize
  disabled?: boolean
  onClick?: () => void
  children: ReactNode
}) {
  return (
    <button type={type} disabled={disabled} className={buttonClass(kind, size)} onClick={onClick}>
      {children}
    </button>
  )
}
