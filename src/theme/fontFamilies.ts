/** System fonts until the site's own arrive; `fonts.css` scales them to the same length of lines. */
export const TEXT_FALLBACKS = ['Roboto', 'Arial', 'DejaVu Sans'] as const
export const DISPLAY_FALLBACKS = [
  'Georgia',
  'Noto Serif',
  'Liberation Serif',
  'DejaVu Serif',
] as const

export function fallbackName(family: string, fallback: string): string {
  return `${family} as ${fallback}`
}

function stack(family: string, fallbacks: readonly string[], generic: string): string {
  const own = [family, ...fallbacks.map((fallback) => fallbackName(family, fallback))]
  return `${own.map((name) => `'${name}'`).join(', ')}, ${generic}`
}

/** Running text and controls. */
export const TEXT_FAMILY = 'Figtree'
/** Headings and figures. */
export const DISPLAY_FAMILY = 'Fraunces'

export const TEXT_STACK = stack(TEXT_FAMILY, TEXT_FALLBACKS, 'system-ui, sans-serif')
export const DISPLAY_STACK = stack(DISPLAY_FAMILY, DISPLAY_FALLBACKS, 'serif')
