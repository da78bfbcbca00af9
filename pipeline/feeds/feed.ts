/** A feed as it is, before it is written as RSS or as JSON. Addresses are absolute. */
export interface Feed {
  title: string
  description: string
  /** The page that the feed follows. */
  pageUrl: string
  rssUrl: string
  jsonUrl: string
  /** A square picture of the site, 512 pixels wide. */
  iconUrl: string
  /** Of everything in it that names no other. */
  author: FeedAuthor
  /** The newest first. */
  items: FeedItem[]
}

export interface FeedAuthor {
  name: string
  url: string
}

export interface FeedItem {
  /** The address of the page, which is also what the item is known by. */
  url: string
  title: string
  /** The day it was published, YYYY-MM-DD. */
  day: string
  /** The day it was last changed, YYYY-MM-DD; undefined where it was not. */
  updated?: string
  summary: string
  /** All of it, as HTML with absolute addresses. */
  html: string
  picture: FeedPicture
  tags: string[]
  /** A person with a page of their own; undefined where the site itself wrote it. */
  author?: FeedAuthor
}

export interface FeedPicture {
  url: string
  /** In words. */
  description: string
  /** Pixels and media type; unknown for a picture that stands elsewhere. */
  file?: { width: number; height: number; type: string }
}

/** The language of the site, as index.html says. */
export const LANGUAGE = 'en'

/** The first moment of a day. Documents know no time of day. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
