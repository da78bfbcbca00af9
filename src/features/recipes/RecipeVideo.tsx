import { withBase } from '../../addresses/base.ts'
import type { PictureData } from '../../content/picture.ts'
import { type VideoData, videoPath } from '../../content/recipeMedia.ts'
import { lazyFeature, useLazyFeature } from '../../ui/lazyFeature.ts'
import classes from './RecipeVideo.module.css'

const feature = lazyFeature(() => import('./VideoPlayer.tsx'))

export type RecipeVideoProps = { video: VideoData; picture: PictureData }

/** Keeps the place of a video, whose code few pages need; a file has a link without scripts. */
export function RecipeVideo(props: RecipeVideoProps) {
  const [code] = useLazyFeature(feature, '', true)
  const { title, file } = props.video
  const link = file && (
    <a href={withBase(videoPath(file))} type="video">
      {title}
    </a>
  )
  return (
    <div className={`${classes.frame} screen-only`}>
      {code ? <code.VideoPlayer {...props} /> : (link ?? title)}
    </div>
  )
}
