import type { PictureData, PicturedDocument } from './picture.ts'

/** A picture of a step; steps are counted from 1, without headings. */
export interface StepPicture extends PicturedDocument {
  step: number
}

/** A video with a file of this site, or with the id of one at YouTube. */
export interface VideoData {
  title: string
  /** Below `/videos/`. */
  file?: string
  captions?: string
  youtube?: string
  date?: string
  picture: PictureData
}

export interface RecipeMedia {
  stepPictures?: StepPicture[]
  video?: VideoData
}

export function pictureOfStep({ stepPictures }: RecipeMedia, position: number) {
  return stepPictures?.find(({ step }) => step === position)
}

export function videoPath(file: string): string {
  return `/videos/${file}`
}

/** YouTube's own address for videos in pages of others, which sets no cookies before playing. */
export const YOUTUBE_ORIGIN = 'https://www.youtube-nocookie.com'

export function youtubeFrame(id: string): string {
  return `${YOUTUBE_ORIGIN}/embed/${id}`
}
