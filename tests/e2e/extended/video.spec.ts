import type { Page } from '@playwright/test'
import { recipes } from '../support/reading.ts'
import { expect, test } from '../support/site.ts'
import { visit } from '../support/visit.ts'

const withVideo = (field: string) =>
  recipes.find(({ values }) => JSON.stringify(values.video ?? {}).includes(`"${field}":`))
const OF_SITE = withVideo('file')
const AT_YOUTUBE = withVideo('youtube')

const videoIn = (page: Page) => page.getByRole('button', { name: /^Play the video/ })

test('nothing of a video is loaded before a press that plays it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'A video' }),
  )
  await visit(page, AT_YOUTUBE?.address ?? '')
  await videoIn(page).scrollIntoViewIfNeeded()
  expect(asked.filter((address) => /youtu|ytimg|google/.test(address))).toEqual([])
  await videoIn(page).click()
  const frame = page.frameLocator('iframe[title="Threading the skewers"]')
  await expect(frame.getByText('A video')).toBeVisible()

  await visit(page, OF_SITE?.address ?? '')
  await videoIn(page).scrollIntoViewIfNeeded()
  expect(asked.filter((address) => address.includes('/videos/'))).toEqual([])
  await videoIn(page).press('Enter')
  const video = page.locator('video')
  await expect(video).toBeFocused()
  await expect
    .poll(() => video.evaluate((played: HTMLVideoElement) => played.currentTime))
    .toBeGreaterThan(0)
  const cues = video.evaluate((played: HTMLVideoElement) => played.textTracks[0]?.cues?.length)
  expect(await cues).toBe(1)
})
