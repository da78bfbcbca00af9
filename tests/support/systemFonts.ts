import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import decompress from 'woff2-encoder/decompress'

const require = createRequire(import.meta.url)

interface SystemFont {
  /** As `pipeline/fonts/systemFonts.ts` asks for it, and for fonts just as wide. */
  names: readonly string[]
  /** The file of a package: the font itself or, where it is not free, a free one just as wide. */
  file: string
}

/** The fonts that stand in for the site's own until those arrive. */
export const SYSTEM_FONTS: readonly SystemFont[] = [
  // Windows, macOS and iOS have Arial; Liberation comes with Chrome on Linux.
  font('Liberation Sans, Arial', fontsource('arimo', 400)),
  font('Liberation Sans Bold, Arial Bold, Arial-BoldMT', fontsource('arimo', 700)),
  // Android and ChromeOS; since Android 12 one file has all weights.
  font('Roboto, Roboto-Regular', fontsource('roboto', 400)),
  font('Roboto Bold, Roboto-Bold, Roboto, Roboto-Regular', fontsource('roboto', 700)),
  // Linux without Liberation.
  font('DejaVu Sans', dejavu('DejaVuSans')),
  font('DejaVu Sans Bold', dejavu('DejaVuSans-Bold')),
  // Linux.
  font('Liberation Serif', fontsource('tinos', 400)),
  font('Liberation Serif Bold', fontsource('tinos', 700)),
  // Windows, macOS and iOS.
  font('Georgia', fontsource('gelasio', 400)),
  font('Georgia Bold, Georgia-Bold', fontsource('gelasio', 700)),
  // Android.
  font('Noto Serif', fontsource('noto-serif', 400)),
  font('Noto Serif Bold', fontsource('noto-serif', 700)),
  // Linux without Liberation.
  font('DejaVu Serif', dejavu('DejaVuSerif')),
  font('DejaVu Serif Bold', dejavu('DejaVuSerif-Bold')),
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

/** The TTF of a system font; browsers that look among the fonts of a system read no WOFF2. */
export async function readSystemFont({ file }: SystemFont): Promise<Uint8Array> {
  const bytes = await readFile(require.resolve(file))
  return file.endsWith('.woff2') ? decompress(bytes) : bytes
}
