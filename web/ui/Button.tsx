import type { ComponentProps } from 'react'
import { type ButtonKind, type ButtonSize, buttonClass } from './buttonClass.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { kind?: ButtonKind; size?: ButtonSize }

/** A button with `aria-disabled` does nothing, and keeps the focus that `disabled` would take from it. */
export const Button = ({
  kind = 'main',
  size = 'normal',
  type = 'button',
  onClick,
  ...button
}: ButtonProps) => (
  <button
    type={type}
    className={buttonClass(kind, size)}
    onClick={button['aria-disabled'] ? undefined : onClick}
    {...button}
  />
)
