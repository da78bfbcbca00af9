/** Scales of spacing, radii and text; the build replaces Mantine's variables with them. */

export const spacing = {
  '2xs': '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1.125rem',
  lg: '1.375rem',
  xl: '1.625rem',
  '2xl': '2.125rem',
  '3xl': '2.75rem',
  '4xl': '4rem',
} as const

export const radius = {
  xs: '0.375rem',
  sm: '0.5rem',
  md: '0.875rem',
  lg: '1rem',
  xl: '1.375rem',
  pill: '99rem',
} as const

/** Running text has font size `lg`; nothing is smaller than `xs`. */
export const fontSizes = {
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.0625rem',
  xl: '1.125rem',
  '2xl': '1.375rem',
  '3xl': '1.75rem',
  '4xl': '2.125rem',
  '5xl': '2.75rem',
  hero: 'clamp(min(2.875rem, 14.4vw), 6.1vw, 5.125rem)',
} as const

/** Running text has line height `md`. */
export const lineHeights = { '3xs': '1', '2xs': '1.15', xs: '1.3', sm: '1.5', md: '1.6' } as const

export const headingSizes = {
  h1: { fontSize: 'clamp(min(2.4375rem, 13vw), 5vw, 3.625rem)', lineHeight: '1.04' },
  h2: { fontSize: 'clamp(min(1.9375rem, 11.5vw), 3.2vw, 2.375rem)' },
} as const

/** Maximum window widths, in em so that they grow with the text. */
export const breakpoints = {
  /** Phones with large text. */
  '2xs': '19.9em',
  /** The smallest phones. */
  xs: '22.4em',
  /** Phones. */
  sm: '40em',
  /** Narrower than tablets in portrait orientation. */
  md: '43.75em',
  /** Tablets. */
  lg: '62em',
  /** Too narrow for the links of the header. */
  xl: '68.75em',
} as const
