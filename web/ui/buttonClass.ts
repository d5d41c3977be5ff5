import styles from './Button.module.css'

/** `quiet` is outlined, `plain` has a thin outline, `dawn` is for dark backgrounds, `danger` takes something away. */
export type ButtonKind = 'main' | 'quiet' | 'plain' | 'dawn' | 'danger'
export type ButtonSize = 'normal' | 'small' | 'compact'

/** Classes of links and labels; use `Button` otherwise. */
export const buttonClass = (kind: ButtonKind, size: ButtonSize = 'normal'): string =>
  [styles.button, styles[kind], size !== 'normal' && styles[size]].filter(Boolean).join(' ')
