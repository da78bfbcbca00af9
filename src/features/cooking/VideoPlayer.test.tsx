// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../tests/support/show.tsx'
import type { VideoData } from '../../content/recipeMedia.ts'
import { VideoPlayer } from './VideoPlayer.tsx'

const NOWHERE = { file: undefined, captions: undefined, youtube: undefined }
const PICTURE = { name: 'recipes-7-1f2e3d4c5b', color: '#123456' }

async function play(video: Partial<VideoData>) {
  const whole = { ...NOWHERE, ...video, picture: PICTURE, title: 'Folding the dough' }
  const { user } = show(<VideoPlayer {...whole} />)
  expect(document.querySelector('video, iframe')).toBeNull()
  await user.click(screen.getByRole('button', { name: /^Play the video: Folding the dough/ }))
  expect(document.activeElement).toBe(document.querySelector('video, iframe'))
}

test('a video of this site comes with its captions after a press', async () => {
  await play({ file: 'dough.mp4', captions: 'dough.vtt' })
  expect(document.querySelector('video')?.getAttribute('src')).toBe('/videos/dough.mp4')
  expect(document.querySelector('track')?.getAttribute('src')).toBe('/videos/dough.vtt')
})
