import type { VideoData } from '../../content/recipeMedia.ts'
import { lazyFeature, useLazyFeature } from '../../ui/lazyFeature.ts'
import classes from './RecipeVideo.module.css'

const feature = lazyFeature(() => import('./VideoPlayer.tsx'))

/** Keeps the place of a video, whose code few pages need. */
export function RecipeVideo({ video }: { video: VideoData }) {
  const [code] = useLazyFeature(feature, '', true)
  return (
    <div className={`${classes.frame} screen-only`}>{code && <code.VideoPlayer {...video} />}</div>
  )
}
