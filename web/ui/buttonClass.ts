import styles from './Button.module.css'

/** `quiet` is outlined, `plain` thinly so, `dawn` is the warm call to action on dark ground. */
export type ButtonKind = 'main' | 'quiet' | 'plain' | 'dawn'
export type ButtonSize = 'normal' | 'small' | 'compact'

/** The look of a button, for what is not a plain `Button` or `ButtonLink`: a label, a download. */
export const buttonClass = (kind: ButtonKind, size: ButtonSize = 'normal'): string =>
  [styles.button, styles[kind], size !== 'normal' && styles[size]].filter(Boolean).join(' ')
