import { channelsOf } from './mixColors.ts'

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrastBetween(first: string, second: string): number {
  const [dark = 0, light = 0] = [first, second].map(luminanceOf).toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminanceOf(color: string): number {
  const [red, green, blue] = channelsOf(color).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
