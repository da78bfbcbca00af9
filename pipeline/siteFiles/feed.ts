/** A feed before it is written as RSS or as JSON. Addresses are absolute, days YYYY-MM-DD. */
export interface Feed {
  title: string
  description: string
  language: string
  pageUrl: string
  rssUrl: string
  jsonUrl: string
  /** 512 pixels wide, square. */
  iconUrl: string
  author: FeedAuthor
  items: FeedItem[]
}

type FeedAuthor = Record<'name' | 'url', string>

export interface FeedItem {
  /** The address is the id of the item, too. */
  url: string
  title: string
  /** The day of publication. */
  day: string
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

/** Midnight in UTC, since documents have a day alone. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
