import type { PictureData } from '../../../src/content/picture.ts'
import type { RecipeMedia, VideoData } from '../../../src/content/recipeMedia.ts'
import { asList, asNumber, asText, isGroup } from './document.ts'

interface Published {
  /** The picture of the recipe, which a video without a poster shows. */
  picture: PictureData
  pictureOf: (image: string) => PictureData | undefined
  /** Returns the name below `/videos/` of a file that a document names. */
  fileOf: (file: string) => string | undefined
}

/** Returns what pages show of a recipe's `stepPictures` and `video`; a draft may lack parts. */
export function recipeMedia(
  values: Readonly<Record<string, unknown>>,
  published: Published,
): RecipeMedia {
  const stepPictures = asList(values.stepPictures)
    .filter(isGroup)
    .flatMap(({ step, image, imageDesc }) => {
      const picture = published.pictureOf(asText(image) ?? '')
      return picture
        ? { step: asNumber(step) ?? 0, imageDesc: asText(imageDesc) ?? '', picture }
        : []
    })
  return {
    ...(stepPictures.length > 0 && { stepPictures }),
    ...(isGroup(values.video) && { video: videoOf(values.video, published) }),
  }
}

function videoOf(
  { title, file, captions, youtube, poster, date }: Readonly<Record<string, unknown>>,
  { picture, pictureOf, fileOf }: Published,
): VideoData {
  return {
    title: asText(title) ?? '',
    file: fileOf(asText(file) ?? ''),
    captions: fileOf(asText(captions) ?? ''),
    youtube: YOUTUBE_ID.exec(asText(youtube) ?? '')?.[0],
    date: asText(date),
    picture: pictureOf(asText(poster) ?? '') ?? picture,
  }
}

/** The id in an address of YouTube, or alone. */
const YOUTUBE_ID = /(?<=^|[/=])[\w-]{11}(?=$|[?&])/
