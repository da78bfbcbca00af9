/** The files of a video, and their first bytes by the specification of each. */
export const VIDEO_FORMATS = [
  { name: 'an MP4 video', ending: /\.mp4$/i, start: /^.{4}ftyp/s },
  { name: 'a WebM video', ending: /\.webm$/i, start: /^.E\xDF\xA3/s },
  {
    name: 'WebVTT, a text that begins with WEBVTT',
    ending: /\.vtt$/i,
    start: /^(\xEF\xBB\xBF)?WEBVTT/,
  },
]

export const VIDEO_ENDING = /\.(mp4|webm|vtt)$/i
