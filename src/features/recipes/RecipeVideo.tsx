import type { PictureData } from '../../content/picture.ts'
import type { VideoData } from '../../content/recipeMedia.ts'
import { lazyFeature, useLazyFeature } from '../../ui/lazyFeature.ts'
import classes from './RecipeVideo.module.css'

const feature = lazyFeature(() => import('./VideoPlayer.tsx'))

export type RecipeVideoProps = { video: VideoData; picture: PictureData }

/** Keeps the place of a video, whose code few pages need. */
export function RecipeVideo(props: RecipeVideoProps) {
  const [code] = useLazyFeature(feature, '', true)
  return (
    <div className={`${classes.frame} screen-only`}>{code && <code.VideoPlayer {...props} />}</div>
  )
}
