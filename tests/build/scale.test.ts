/** Style sheets take their lengths from the theme, `src/theme/scale.ts`. */
import { expect, test } from 'vitest'
import { readFiles } from '../site/readFiles.ts'

/** Lengths that are in px on purpose, as `file property`. */
const EXCEPTED = [
  // Fingers do not grow with the text size.
  'src/theme/global.css --touch-target',
  // The narrowest supported window.
  'src/theme/global.css min-width',
  // A drawing.
  'src/ui/page/Awning.module.css height',
  'src/ui/page/Awning.module.css background',
  'src/ui/page/Awning.module.css mask',
  // The text size of steps depends on the space on the screen.
  'src/features/cooking/CookStep.module.css font-size',
  'src/features/cooking/dinner/dinner.module.css font-size',
  // The width of a line.
  'src/features/recipes/RecipeFacts.module.css margin',
  // In units of the drawing.
  'src/app/shell/Logo.module.css transform',
  // Ad networks sell boxes in px; in them, the hatching of an empty one.
  'src/ui/ads/AdSlot.module.css width',
  'src/ui/ads/AdSlot.module.css height',
  'src/ui/ads/AdSlot.module.css background',
]

const OF_STEPS =
  /^(?:(?:scroll-)?(?:padding|margin)(?:-[a-z-]+)?|(?:row-|column-)?gap|inset(?:-[a-z-]+)?|top|right|bottom|left|border-(?:[a-z-]+-)?radius|font-size)$/

/** Properties of lines and shadows, which use px to stay sharp. */
const OF_LINES = /^(?:border|outline|box-shadow|text-decoration)/
const HAIRLINE = 3

/** Says whether a declaration has its own length instead of one of the theme, or one in px. */
function isRaw(property: string, value: string): boolean {
  if (property === 'line-height') return /^[\d.]+(?:px|r?em)?$/.test(value)
  return [...value.matchAll(/(?<![\w.])([\d.]+)(px|rem)\b/g)].some(([, length, unit]) =>
    OF_STEPS.test(property)
      ? Number(length) > 0
      : unit === 'px' && Number(length) > HAIRLINE && !OF_LINES.test(property),
  )
}

/** Returns declarations and media queries whose lengths are not from the theme. */
function rawLengths(css: string): { property: string; value: string }[] {
  const text = css.replaceAll(/\/\*.*?\*\//gs, '')
  const declared = [...text.matchAll(/(?:^|[{};])\s*([a-z-]+)\s*:\s*([^;{}]+)/g)]
  const media = [...text.matchAll(/(@media)([^{]*\b[\d.]+(?:px|r?em)\b[^{]*)\{/g)]
  return [...declared, ...media]
    .map(([, property = '', value = '']) => ({ property, value: value.trim() }))
    .filter(({ property, value }) => property === '@media' || isRaw(property, value))
}

test('every style sheet takes its lengths from the theme', async () => {
  const folders = ['src', 'admin'].map(async (folder) =>
    [...(await readFiles(folder))].map(([name, bytes]) => [`${folder}/${name}`, bytes] as const),
  )
  const sheets = (await Promise.all(folders)).flat().filter(([name]) => name.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(50)
  const raw = sheets.flatMap(([file, bytes]) =>
    rawLengths(bytes.toString()).map(({ property, value }) => [`${file} ${property}`, value]),
  )
  expect(raw.filter(([place = '']) => !EXCEPTED.includes(place))).toEqual([])
  const needed = new Set(raw.map(([place]) => place))
  expect(EXCEPTED.filter((place) => !needed.has(place))).toEqual([])
})

test.each([
  'padding: 13px',
  'gap: 10px 14px',
  'border-radius: 5px',
  'font-size: 15px',
  'line-height: 1.45',
  'width: min(100%, 420px)',
  '} @media (max-width: 48em) { color: red',
])('“%s” is found', (declaration) => {
  const css = `/* 1px */\n.a {\n  color: red;\n  ${declaration};\n}`
  expect(rawLengths(css)).toHaveLength(1)
})

test.each([
  'border: 1px solid red',
  'outline-offset: -5px',
  'box-shadow: 0 0 0 8px red',
  'padding: 0 var(--mantine-spacing-md) 0.1em 5%',
  'scroll-padding-bottom: calc(var(--bar, 0px) + var(--mantine-spacing-md))',
  'font-size: clamp(var(--mantine-font-size-xl), 3vw, var(--mantine-font-size-2xl))',
])('“%s” is fine', (declaration) => {
  expect(rawLengths(`.a{${declaration}}`)).toEqual([])
})
