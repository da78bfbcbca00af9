/** Style sheets take their lengths from the theme, `src/theme/scale.ts`. */
import { expect, test } from 'vitest'
import { readFiles } from '../site/readFiles.ts'
import { rawLengths } from './rawLengths.ts'

/** Lengths that are in px on purpose, as `file property`. */
const EXCEPTED = [
  // Fingers do not grow with the text.
  'src/theme/global.css --touch-target',
  // The narrowest window that there is a layout for.
  'src/theme/global.css min-width',
  // A drawing.
  'src/ui/page/Awning.module.css height',
  'src/ui/page/Awning.module.css background',
  'src/ui/page/Awning.module.css mask',
  // A step's letters follow the space that the screen has.
  'src/features/cooking/CookMode.module.css font-size',
  // In units of the drawing.
  'src/app/shell/Logo.module.css transform',
  // Ad networks sell boxes in px; in them, the hatching of an empty one.
  'src/ui/ads/AdSlot.module.css width',
  'src/ui/ads/AdSlot.module.css height',
  'src/ui/ads/AdSlot.module.css background',
]

test('every style sheet takes its lengths from the theme', async () => {
  const used = new Set<string>()
  const folders = ['src', 'admin'].map(async (folder) =>
    [...(await readFiles(folder))].map(([name, bytes]) => [`${folder}/${name}`, bytes] as const),
  )
  const sheets = (await Promise.all(folders)).flat().filter(([name]) => name.endsWith('.css'))
  expect(sheets.length).toBeGreaterThan(50)
  const problems = sheets.flatMap(([file, bytes]) =>
    rawLengths(file, bytes.toString(), (property) => {
      const exception = `${file} ${property}`
      if (EXCEPTED.includes(exception)) used.add(exception)
      return EXCEPTED.includes(exception)
    }),
  )
  expect(problems).toEqual([])
  expect(
    EXCEPTED.filter((exception) => !used.has(exception)),
    'exceptions that nothing needs',
  ).toEqual([])
})

test.each([
  ['padding: 13px', 'Take var(--mantine-spacing-sm)'],
  ['gap: 10px 14px', 'Take var(--mantine-spacing-xs)'],
  ['border-radius: 5px', 'Take var(--mantine-radius-xs)'],
  ['font-size: 15px', 'Take var(--mantine-font-size-sm)'],
  ['line-height: 1.45', 'Take var(--mantine-line-height-sm)'],
  ['width: min(100%, 420px)', 'Write 26.25rem'],
])('“%s” is refused with the fix: %s', (declaration, fix) => {
  const [problem, ...more] = rawLengths(
    'a.css',
    `/* 1px\n */\n.a {\n  color: red;\n  ${declaration};\n}`,
  )
  expect(more).toEqual([])
  expect(problem).toContain(`a.css:5  “${declaration}”`)
  expect(problem).toContain(fix)
})

test('a width of its own in a media query is refused with the fix', () => {
  expect(rawLengths('a.css', '.a {\n}\n@media (max-width: 48em) {\n}')).toEqual([
    expect.stringMatching(/^a\.css:3 {2}“48em” in a media query\. Take a breakpoint/),
  ])
})

test.each([
  'border: 1px solid red',
  'outline-offset: -5px',
  'box-shadow: 0 0 0 8px red',
  'padding: 0 var(--mantine-spacing-md) 0.1em 5%',
  'scroll-padding-bottom: calc(var(--bar, 0px) + var(--mantine-spacing-md))',
  'font-size: clamp(var(--mantine-font-size-xl), 3vw, var(--mantine-font-size-2xl))',
])('“%s” is fine', (declaration) => {
  expect(rawLengths('a.css', `.a{${declaration}}`)).toEqual([])
})
