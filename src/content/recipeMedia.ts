import { isImageAddress } from '../addresses/pictureFiles.ts'
import type { Recipe } from './prerender/documents.ts'
import { toCardPicture } from './picture.ts'

type WrittenMedia = Pick<Recipe, 'stepPictures' | 'video' | 'picture' | 'media'>

export type StepPicture = NonNullable<RecipeMedia['stepPictures']>[number]
/** A video has a file name below `/videos/`, or a YouTube id. */
export type VideoData = NonNullable<RecipeMedia['video']>
type RecipeMedia = ReturnType<typeof recipeMedia>

export function recipeMedia({ stepPictures, video, picture, media = {} }: WrittenMedia) {
  const pictureAt = (image = '') => (isImageAddress(image) ? { address: image } : media[image])
  const nameOf = (file = '') => {
    const published = media[file]
    return published && 'name' in published ? published.name : undefined
  }
  return {
    stepPictures: stepPictures?.flatMap(({ step, image, imageDesc }) => {
      const shown = pictureAt(image)
      return shown ? [{ step, imageDesc, picture: shown }] : []
    }),
    video: video && {
      title: video.title,
      file: nameOf(video.file),
      captions: nameOf(video.captions),
      youtube: YOUTUBE_ID.exec(video.youtube ?? '')?.[0],
      picture: pictureAt(video.poster) ?? toCardPicture(picture),
    },
  }
}

const YOUTUBE_ID = /(?<=^|[/=])[\w-]{11}(?=$|[?&])/
