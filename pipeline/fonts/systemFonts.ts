import type { DISPLAY_FALLBACKS, TEXT_FALLBACKS } from '../../src/theme/fontFamilies.ts'

/** A font that systems bring along, in one weight. */
export interface SystemFont {
  /** Its full and its PostScript name, and those of fonts that are just as wide. */
  names: readonly string[]
  /** The file of a package: the font itself or, where it is not free, a free one just as wide. */
  file: string
}

type TextFallback = (typeof TEXT_FALLBACKS)[number]
type DisplayFallback = (typeof DISPLAY_FALLBACKS)[number]

/** Fonts without serifs, in a regular and a bold weight. */
export const SANS_SERIF: Record<TextFallback, { regular: SystemFont; bold: SystemFont }> = {
  // Android and ChromeOS. Android 12 has all weights in one file, which has the name of the regular
  // one; browsers set it to the weight that the face is for.
  Roboto: {
    regular: font('Roboto, Roboto-Regular', fontsource('roboto', 400)),
    bold: font('Roboto Bold, Roboto-Bold, Roboto, Roboto-Regular', fontsource('roboto', 700)),
  },
  // Arial is on every Windows, macOS and iOS; Liberation comes with Chrome on Linux.
  Arial: {
    regular: font('Arial, Liberation Sans', fontsource('arimo', 400)),
    bold: font('Arial Bold, Arial-BoldMT, Liberation Sans Bold', fontsource('arimo', 700)),
  },
  // Linux without Liberation.
  'DejaVu Sans': {
    regular: font('DejaVu Sans', dejavu('DejaVuSans')),
    bold: font('DejaVu Sans Bold', dejavu('DejaVuSans-Bold')),
  },
}

/** Bold fonts with serifs: the headings are about as heavy. */
export const BOLD_SERIF: Record<DisplayFallback, SystemFont> = {
  // Georgia is on every Windows, macOS and iOS.
  Georgia: font('Georgia Bold, Georgia-Bold', fontsource('gelasio', 700)),
  // Android.
  'Noto Serif': font('Noto Serif Bold', fontsource('noto-serif', 700)),
  // Linux.
  'Liberation Serif': font('Liberation Serif Bold', fontsource('tinos', 700)),
  'DejaVu Serif': font('DejaVu Serif Bold', dejavu('DejaVuSerif-Bold')),
}

/** All of them. */
export const SYSTEM_FONTS: readonly SystemFont[] = [
  ...Object.values(SANS_SERIF).flatMap(({ regular, bold }) => [regular, bold]),
  ...Object.values(BOLD_SERIF),
]

function font(names: string, file: string): SystemFont {
  return { names: names.split(', '), file }
}

function fontsource(name: string, weight: 400 | 700): string {
  return `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`
}

function dejavu(name: string): string {
  return `dejavu-fonts-ttf/ttf/${name}.ttf`
}
