import type { ComponentProps } from 'react'
import { type ButtonKind, type ButtonSize, buttonClass } from './buttonClass.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { kind?: ButtonKind; size?: ButtonSize }

/** A button with `aria-disabled` does nothing. It keeps the focus, which `disabled` would remove. */
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
