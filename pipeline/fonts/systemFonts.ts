/** A system font used as a fallback for a site font; see docs/decisions/fonts.md. */
type SystemFont = readonly [
  family: string,
  kind: 'sans-serif' | 'serif',
  isBold: boolean,
  /** Its names on operating systems. */
  names: string,
  /** The mean character width in SAMPLE, in em. */
  width: number,
]

/** The sample text for widths, with natural letter frequencies of English and German. */
export const SAMPLE =
  'Stir the onions into the pan and let them cook slowly until they are soft and golden, about ten minutes. Die Zwiebeln in Butter weich braten, dann das Mehl unterheben und alles bei kleiner Hitze ziehen lassen.'

/** In the order of lookup; Linux is slow to look up missing fonts. */
export const SYSTEM_FONTS: readonly SystemFont[] = [
  ['Arial', 'sans-serif', false, 'Liberation Sans, Arial', 0.4387],
  ['Arial', 'sans-serif', true, 'Liberation Sans Bold, Arial Bold, Arial-BoldMT', 0.4718],
  ['Roboto', 'sans-serif', false, 'Roboto, Roboto-Regular', 0.4379],
  ['Roboto', 'sans-serif', true, 'Roboto Bold, Roboto-Bold, Roboto, Roboto-Regular', 0.4444],
  ['DejaVu Sans', 'sans-serif', false, 'DejaVu Sans', 0.5022],
  ['DejaVu Sans', 'sans-serif', true, 'DejaVu Sans Bold', 0.5674],
  ['Liberation Serif', 'serif', false, 'Liberation Serif', 0.3992],
  ['Liberation Serif', 'serif', true, 'Liberation Serif Bold', 0.4239],
  ['Georgia', 'serif', false, 'Georgia', 0.439],
  ['Georgia', 'serif', true, 'Georgia Bold, Georgia-Bold', 0.5071],
  ['Noto Serif', 'serif', false, 'Noto Serif', 0.4754],
  ['Noto Serif', 'serif', true, 'Noto Serif Bold', 0.5001],
  ['DejaVu Serif', 'serif', false, 'DejaVu Serif', 0.51],
  ['DejaVu Serif', 'serif', true, 'DejaVu Serif Bold', 0.5586],
]
