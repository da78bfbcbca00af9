import { useState } from 'react'
import { language } from 'words/locale'
import * as words from 'words/video'
import { withBase } from '../../addresses/base.ts'
import { type VideoData, videoPath, youtubeFrame } from '../../content/recipeMedia.ts'
import { Picture } from '../../ui/picture/Picture.tsx'
import classes from './VideoPlayer.module.css'

/** Loads nothing of a video before its button is pressed. */
export function VideoPlayer(video: VideoData) {
  const [isPlaying, setPlaying] = useState(false)
  if (isPlaying) return <Playing {...video} />
  return (
    <button type="button" className={classes.play} onClick={() => setPlaying(true)}>
      <Picture picture={video.picture} imageDesc="" title="" sizes="column" ratio="16 / 9" />
      <span className={classes.label}>
        <span className={classes.sign} aria-hidden="true">
          ▶
        </span>
        <span>{words.play({ title: video.title })}</span>
        {video.youtube && <span className={`small ${classes.note}`}>{words.fromYoutube}</span>}
      </span>
    </button>
  )
}

function Playing({ title, file, captions, youtube }: VideoData) {
  if (youtube !== undefined) {
    return (
      <iframe
        ref={focus}
        src={`${youtubeFrame(youtube)}?autoplay=1&cc_load_policy=1`}
        title={title}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, whose player needs both
        sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        className={classes.media}
      />
    )
  }
  return (
    <video
      ref={focus}
      src={file && withBase(videoPath(file))}
      aria-label={title}
      controls
      autoPlay
      playsInline
      className={classes.media}
    >
      <track
        default={captions !== undefined}
        kind="captions"
        src={captions && withBase(videoPath(captions))}
        srcLang={language}
        label={words.captions}
      />
    </video>
  )
}

/** The button that had the focus is gone. */
function focus(player: HTMLElement | null) {
  player?.focus()
}
