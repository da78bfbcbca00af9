import type { FileWords } from '../../src/content/prerender/fileWords.ts'
import { FEEDS } from '../../src/addresses/feeds.ts'
import { LARGE_ICON } from '../../src/addresses/iconFiles.ts'
import { paths } from '../../src/addresses/paths.ts'
import { siteBase } from '../system/siteBase.ts'
import { documentPicture } from './documentPicture.ts'
import { type PostData, postHtml } from './postHtml.tsx'
import { type RecipeData, recipeHtml } from './recipeHtml.tsx'
import type { SiteContent } from './crawlerFiles.ts'

const MAX_FEED_ITEMS = 50

/** The content of a feed for RSS and JSON. Addresses are absolute, and days are YYYY-MM-DD. */
export type Feed = ReturnType<typeof blogFeed>

export function blogFeed(content: SiteContent) {
  const { settings, posts, readPageData, words } = content
  return {
    ...siteFeed(content, 'blog'),
    title: words.blogFeed({ brand: settings.brand }),
    description: words.blogAbout,
    items: posts.slice(0, MAX_FEED_ITEMS).flatMap(({ id }) => {
      const post = readPageData('post', { id: String(id) })
      return post ? [postItem(post, settings, words)] : []
    }),
  }
}

export function recipeFeed(content: SiteContent) {
  const { settings, recipes, readPageData, words } = content
  const newest = recipes.toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id)
  return {
    ...siteFeed(content, 'recipes'),
    title: words.recipeFeed({ brand: settings.brand }),
    description: words.recipesAbout,
    items: newest.slice(0, MAX_FEED_ITEMS).flatMap(({ id }) => {
      const recipe = readPageData('recipe', { id: String(id) })
      return recipe ? [recipeItem(recipe, settings, words)] : []
    }),
  }
}

type Settings = SiteContent['settings']

function siteFeed({ settings, words }: SiteContent, list: keyof typeof FEEDS) {
  const { brand, address } = settings
  return {
    language: words.language,
    pageUrl: address + paths[list],
    rssUrl: address + FEEDS[list].rss,
    jsonUrl: address + FEEDS[list].json,
    /** A square of 512 pixels. */
    iconUrl: `${address}/${LARGE_ICON}`,
    author: { name: brand, url: address + paths.home },
  }
}

function feedItemFields(document: PostData | RecipeData, url: string, address: string) {
  const { title, date, updated, author } = document
  return {
    /** The item's address, which is also its id. */
    url,
    title,
    day: date,
    updated,
    picture: documentPicture(document, title, address),
    author: author && { name: author.name, url: address + paths.author(author.slug) },
  }
}

function postItem(post: PostData, { address }: Settings, words: FileWords) {
  const common = feedItemFields(post, address + paths.post(post.id), address)
  const html = postHtml(post, common.picture, address, words)
  return { ...common, summary: post.excerpt, html, tags: [post.category] }
}

function recipeItem(recipe: RecipeData, { address, affiliate }: Settings, words: FileWords) {
  const { id, description, category, cuisine } = recipe
  const common = feedItemFields(recipe, address + paths.recipe(id), address)
  const html = recipeHtml(recipe, common.picture, words, affiliate?.disclosure)
  const tags = cuisine === undefined ? [category] : [category, cuisine]
  return { ...common, summary: description, html, tags }
}

/** Returns the links to existing feeds for the head of a page. */
export function feedLinks({ posts, recipes, words }: SiteContent): string {
  const feeds = [
    ...(posts.length > 0 ? [{ feed: words.lists.posts, ...FEEDS.blog }] : []),
    ...(recipes.length > 0 ? [{ feed: words.lists.recipes, ...FEEDS.recipes }] : []),
  ]
  return feeds
    .map(
      ({ feed, rss, json }) =>
        `<link rel="alternate" type="application/rss+xml" title="${words.rss({ feed })}" href="${siteBase}${rss}">` +
        `<link rel="alternate" type="application/feed+json" title="${words.jsonFeed({ feed })}" href="${siteBase}${json}">`,
    )
    .join('')
}
