import styles from './Button.module.css'

/** `quiet` has an outline, `plain` a thin one. `dawn` is for dark backgrounds, `danger` for removing something or for a crisis line. */
export type ButtonKind = 'main' | 'quiet' | 'plain' | 'dawn' | 'danger'
export type ButtonSize = 'normal' | 'small' | 'compact'

/** The classes for links and labels that look like buttons. For buttons, use `Button`. */
export const buttonClass = (kind: ButtonKind, size: ButtonSize = 'normal'): string =>
  [styles.button, styles[kind], size !== 'normal' && styles[size]].filter(Boolean).join(' ')
