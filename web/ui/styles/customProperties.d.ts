import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Custom properties pass computed geometry to style sheets. */
    [customProperty: `--${string}`]: string | number | undefined
  }
}
