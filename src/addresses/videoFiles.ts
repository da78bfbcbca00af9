/** YouTube's privacy-enhanced address for embedded videos. */
export const YOUTUBE_ORIGIN = 'https://www.youtube-nocookie.com'

export function videoPath(file: string): string {
  return `/videos/${file}`
}
