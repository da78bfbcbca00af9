import { type Face, Font, Variation } from 'harfbuzzjs'
import {
  DISPLAY_FALLBACKS,
  DISPLAY_FAMILY,
  fallbackName,
  TEXT_FALLBACKS,
  TEXT_FAMILY,
} from '../../src/theme/fontFamilies.ts'
import { HEADING_SAMPLE, TEXT_SAMPLE } from './samples.ts'
import { BOLD_SERIF, SANS_SERIF, type SystemFont } from './systemFonts.ts'
import { widthIn, widthInSystem } from './widths.ts'

/** A font of systems, scaled until its lines are as long and as high as those of a site's font. */
export interface FallbackFace {
  family: string
  /** What it is used for as `font-weight`. */
  cssWeights: string
  /** What it is made of. */
  system: SystemFont
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
export function textFallbacks(text: Face): FallbackFace[] {
  return TEXT_FALLBACKS.flatMap((fallback) => {
    const family = fallbackName(TEXT_FAMILY, fallback)
    return TEXT_WEIGHTS.map(({ cssWeights, cut, wght }) => {
      const own = new Font(text)
      own.setVariations([new Variation('wght', wght)])
      const system = SANS_SERIF[fallback][cut]
      return { family, cssWeights, system, own, scale: fit(system, own, TEXT_SAMPLE) }
    })
  })
}

/** @param display the file with the common characters of the font of headings */
export function displayFallbacks(display: Face): FallbackFace[] {
  const own = new Font(display)
  return DISPLAY_FALLBACKS.map((fallback) => {
    const family = fallbackName(DISPLAY_FAMILY, fallback)
    const system = BOLD_SERIF[fallback]
    return { family, cssWeights: '100 900', system, own, scale: fit(system, own, HEADING_SAMPLE) }
  })
}

/** Browsers apply `size-adjust` to the overrides as well, so these are divided by it. */
function fit(system: SystemFont, own: Font, sample: string): Scale {
  const { upem } = own.face
  const { ascender, descender } = own.hExtents()
  const size = widthIn(own, sample) / widthInSystem(system, sample)
  return {
    size,
    ascent: ascender / upem / size,
    descent: -descender / upem / size,
  }
}
