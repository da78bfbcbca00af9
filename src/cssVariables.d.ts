import 'react'

declare module 'react' {
  /** A style may give values to variables of the style sheet. */
  interface CSSProperties {
    [variable: `--${string}`]: string | number
  }
}
