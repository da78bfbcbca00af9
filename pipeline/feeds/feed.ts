/** A feed before it is written as RSS or as JSON. Addresses are absolute, days YYYY-MM-DD. */
export interface Feed {
  title: string
  description: string
  pageUrl: string
  rssUrl: string
  jsonUrl: string
  /** 512 pixels wide, square. */
  iconUrl: string
  author: FeedAuthor
  items: FeedItem[]
}

interface FeedAuthor {
  name: string
  url: string
}

export interface FeedItem {
  /** Also the id of the item. */
  url: string
  title: string
  /** Of publication. */
  day: string
  /** Of the last change. */
  updated?: string
  summary: string
  html: string
  picture: FeedPicture
  tags: string[]
  author?: FeedAuthor
}

export interface FeedPicture {
  url: string
  description: string
  /** Unknown for a picture elsewhere. */
  file?: { width: number; height: number; type: string }
}

/** As in index.html. */
export const LANGUAGE = 'en'

/** Documents know no time of day. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
