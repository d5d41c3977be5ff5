import type { ComponentProps } from 'react'
import { type ButtonKind, type ButtonSize, buttonClass } from './buttonClass.ts'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { kind?: ButtonKind; size?: ButtonSize }

export const Button = ({ kind = 'main', size = 'normal', type = 'button', ...button }: ButtonProps) => (
  <button type={type} className={buttonClass(kind, size)} {...button} />
)
