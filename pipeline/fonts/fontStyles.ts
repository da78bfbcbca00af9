import { displayFallbacks, type FallbackFace, textFallbacks } from './fallbackFaces.ts'
import { openFace } from './openFace.ts'
import { SITE_FONTS, type SiteFont } from './siteFonts.ts'
import type { TrimmedFonts } from './trimFonts.ts'

const HEAD = `/*
 * Written by \`scripts/fonts.ts\`. A page is read in a font of the visitor's system, scaled until its lines
 * are as long as the site's, and nothing moves when the site's own arrives: docs/decisions/fonts.md.
 */`

/** The style sheet that declares the site's fonts and what stands in for them. */
export async function fontStyles(fonts: TrimmedFonts): Promise<string> {
  const { text, display } = SITE_FONTS
  const faces = [
    ...Object.values(SITE_FONTS).flatMap(ownFaces),
    ...(await textFallbacks(await openFace(commonFile(text, fonts)))).map(fallbackFace),
    ...(await displayFallbacks(await openFace(commonFile(display, fonts)))).map(fallbackFace),
  ]
  return `${[HEAD, ...faces].join('\n\n')}\n`
}

function commonFile({ family, files: [common] }: SiteFont, fonts: TrimmedFonts): Buffer {
  const bytes = common && fonts.get(common.name)
  if (!bytes) throw new Error(`${family} has no file.`)
  return bytes
}

/**
 * The file of the common characters has no range: pages declare it, and those that come later for
 * single characters, declared behind it, win there.
 */
function ownFaces({ family, cssWeights, files }: SiteFont): string[] {
  return files.map(({ name, characters }, index) =>
    face({
      'font-family': `'${family}'`,
      'font-display': 'swap',
      'font-weight': cssWeights,
      src: `url('./fonts/${name}') format('woff2')`,
      ...(index > 0 && { 'unicode-range': characters.replaceAll(',', ', ') }),
    }),
  )
}

function fallbackFace({ family, cssWeights, names, scale }: FallbackFace): string {
  return face({
    'font-family': `'${family}'`,
    'font-weight': cssWeights,
    src: names.map((name) => `local('${name}')`).join(', '),
    'ascent-override': percent(scale.ascent),
    'descent-override': percent(scale.descent),
    'size-adjust': percent(scale.size),
  })
}

function face(declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};`)
  return ['@font-face {', ...lines, '}'].join('\n')
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(1))}%`
}
