/** Pictures of steps, and videos. */
import { recipes } from '../e2e/support/reading.ts'
import { contains, expect, test } from './test.ts'

const COOKING = 'dialog[aria-label^="Cook mode"]'
const holding = (field: string) =>
  recipes.find(({ values }) => JSON.stringify(values).includes(`"${field}":`))?.address ?? ''

function isDrawn(place = ''): boolean {
  const picture = document.querySelector<HTMLImageElement>(`${place} img[alt^="A strip of cod"]`)
  picture?.scrollIntoView()
  return (picture?.naturalWidth ?? 0) > 0
}

/** Counts the loaded files with this text in their address. */
function loaded(part = ''): number {
  return performance.getEntriesByType('resource').filter(({ name }) => name.includes(part)).length
}

function frames(): string[] {
  return [...document.querySelectorAll('iframe')].map(({ src }) => src)
}

test('the picture of a step stands at the step, on the page and in cook mode', async ({ tab }) => {
  const path = holding('stepPictures')
  await tab.visit(path)
  await expect.poll(() => tab.run(isDrawn, '#instructions ~ ol li:nth-child(3)')).toBe(true)
  await tab.press('a', 'Cook mode')
  await tab.press(`${COOKING} button`, 'Next step')
  await tab.press(`${COOKING} button`, 'Next step')
  await expect.poll(() => tab.run(isDrawn, COOKING)).toBe(true)
})

test('nothing of a video is loaded before a press; then YouTube has a frame, one of the site captions', async ({
  tab,
}) => {
  const PLAY = 'button:has(img):not(dialog *)'
  await tab.visit(holding('youtube'))
  await tab.expectTexts(PLAY, contains('Threading the skewers'))
  expect(await tab.run(loaded, 'youtu')).toBe(0)
  expect(await tab.run(frames)).toEqual([])
  await tab.press(PLAY)
  await expect.poll(() => tab.run(frames)).toEqual(contains('www.youtube-nocookie.com/embed/aqz'))
  await tab.expectFocus('iframe')
  // Firefox cannot open the next page while it has a frame that failed to load.
  await tab.run(() => document.querySelector('iframe')?.remove())
  await tab.visit(holding('captions'))
  await tab.expectTexts(PLAY, contains('Frying the cod'))
  expect(await tab.run(loaded, '/videos/')).toBe(0)
  await tab.press(PLAY)
  await tab.expectFocus('video')
  // The engine itself loads captions only with codecs, which a bare machine lacks.
  const captions = await tab.run(async () => {
    const track = document.querySelector<HTMLTrackElement>('video > track[default]')
    return track && (await fetch(track.src)).text()
  })
  expect(captions).toMatch(/^WEBVTT/)
})
