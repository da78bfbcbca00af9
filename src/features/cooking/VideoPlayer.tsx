import { useState } from 'react'
import * as words from 'words/video'
import { withBase } from '../../addresses/base.ts'
import { videoPath, YOUTUBE_ORIGIN } from '../../addresses/videoFiles.ts'
import { type VideoData } from '../../content/recipeMedia.ts'
import { Picture } from '../../ui/picture/Picture.tsx'
import classes from './VideoPlayer.module.css'

/** Loads no part of the video before the button is pressed. */
export function VideoPlayer({ title, youtube, file, captions, picture }: VideoData) {
  const [isPlaying, setPlaying] = useState(false)
  const player = { ref: focus, className: classes.player }
  if (!isPlaying) {
    return (
      <button type="button" className={classes.play} onClick={() => setPlaying(true)}>
        <Picture picture={picture} imageDesc="" title="" sizes="column" ratio="16 / 9" />
        <span className={`strong ${classes.label}`}>
          <span aria-hidden="true">▶ </span>
          {words.play({ title })}
          {youtube && <span className={`small ${classes.note}`}>{words.fromYoutube}</span>}
        </span>
      </button>
    )
  }
  if (youtube === undefined) {
    return (
      <video
        {...player}
        title={title}
        controls
        autoPlay
        playsInline
        src={file && withBase(videoPath(file))}
      >
        <track default kind="captions" src={captions && withBase(videoPath(captions))} />
      </video>
    )
  }
  return (
    <iframe
      {...player}
      title={title}
      src={`${YOUTUBE_ORIGIN}/embed/${youtube}?autoplay=1&cc_load_policy=1`}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin, whose player needs both
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
    />
  )
}

/** Focuses the player, since the pressed button is gone. */
function focus(player: HTMLElement | null) {
  player?.focus()
}
