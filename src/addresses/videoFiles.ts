/** YouTube's own address for videos in pages of others. */
export const YOUTUBE_ORIGIN = 'https://www.youtube-nocookie.com'

export function videoPath(file: string): string {
  return `/videos/${file}`
}
