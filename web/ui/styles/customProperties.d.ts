import 'react'

declare module 'react' {
  interface CSSProperties {
    /** Custom properties carry computed geometry into style sheets. */
    [customProperty: `--${string}`]: string | number | undefined
  }
}
