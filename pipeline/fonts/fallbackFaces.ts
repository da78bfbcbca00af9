import { type Face, Font, Variation } from 'harfbuzzjs'
import {
  DISPLAY_FALLBACKS,
  DISPLAY_FAMILY,
  fallbackName,
  TEXT_FALLBACKS,
  TEXT_FAMILY,
} from '../../src/theme/fontFamilies.ts'
import { openPackaged } from './openFace.ts'
import { HEADING_SAMPLE, TEXT_SAMPLE } from './samples.ts'
import { BOLD_SERIF, SANS_SERIF, type SystemFont } from './systemFonts.ts'
import { widthIn } from './widths.ts'

/** A font of systems, scaled until its lines are as long and as high as those of a site's font. */
export interface FallbackFace {
  family: string
  /** What it is used for as `font-weight`. */
  cssWeights: string
  /** The names of what it is made of. */
  names: readonly string[]
  /** What it is made of, or is just as wide. */
  system: Font
  /** What it stands in for. */
  own: Font
  scale: Scale
}

/**
 * What `size-adjust` and the overrides of metrics are set to, as a part of 1. There is none for the
 * gap between lines: every text of the site has a line height.
 */
interface Scale {
  size: number
  ascent: number
  descent: number
}

/**
 * The weights of running text, which weight of a system's font comes closest, and the weight whose
 * width it takes: that of paragraphs, and the middle of the bold ones, of which two or three words
 * stand together. One face for each weight would double the styles of a page to save half a percent.
 */
const TEXT_WEIGHTS = [
  { cssWeights: '400 500', cut: 'regular', wght: 400 },
  { cssWeights: '600 700', cut: 'bold', wght: 650 },
] as const

/** @param text the file with the common characters of the font of running text */
export async function textFallbacks(text: Face): Promise<FallbackFace[]> {
  const faces = TEXT_FALLBACKS.flatMap((fallback) => {
    const family = fallbackName(TEXT_FAMILY, fallback)
    return TEXT_WEIGHTS.map(({ cssWeights, cut, wght }) => {
      const own = new Font(text)
      own.setVariations([new Variation('wght', wght)])
      return fit({ family, cssWeights, own }, SANS_SERIF[fallback][cut], TEXT_SAMPLE)
    })
  })
  return Promise.all(faces)
}

/** @param display the file with the common characters of the font of headings */
export async function displayFallbacks(display: Face): Promise<FallbackFace[]> {
  const own = new Font(display)
  const faces = DISPLAY_FALLBACKS.map((fallback) => {
    const family = fallbackName(DISPLAY_FAMILY, fallback)
    return fit({ family, cssWeights: '100 900', own }, BOLD_SERIF[fallback], HEADING_SAMPLE)
  })
  return Promise.all(faces)
}

/** Browsers apply `size-adjust` to the overrides as well, so these are divided by it. */
async function fit(
  face: Pick<FallbackFace, 'family' | 'cssWeights' | 'own'>,
  { names, file }: SystemFont,
  sample: string,
): Promise<FallbackFace> {
  const system = new Font(await openPackaged(file))
  const { upem } = face.own.face
  const { ascender, descender } = face.own.hExtents()
  const size = widthIn(face.own, sample) / widthIn(system, sample)
  const scale = { size, ascent: ascender / upem / size, descent: -descender / upem / size }
  return { ...face, names, system, scale }
}
