import type { AuthorLink } from '../../src/content/documentPages.ts'
import type { PageData } from '../../src/content/pageData.ts'
import { FEEDS } from '../../src/addresses/feeds.ts'
import { LARGE_ICON } from '../../src/addresses/iconFiles.ts'
import { paths } from '../../src/addresses/paths.ts'
import { documentPicture } from './documentPicture.ts'
import type { Feed, FeedItem } from './feed.ts'
import { postHtml } from './postHtml.tsx'
import { recipeHtml } from './recipeHtml.tsx'
import type { SiteContent } from './crawlerFiles.ts'

const ITEMS = 50

export function blogFeed({ settings, posts, readPageData }: SiteContent): Feed {
  return {
    ...siteFeed(settings, FEEDS.blog, paths.blog),
    title: `${settings.brand}: blog`,
    description: 'Technique, storage, care of tools and the odd question of taste.',
    items: posts.slice(0, ITEMS).flatMap(({ id }) => {
      const post = readPageData('post', { id: String(id) })
      return post ? [postItem(post, settings)] : []
    }),
  }
}

export function recipeFeed({ settings, recipes, readPageData }: SiteContent): Feed {
  const newest = recipes.toSorted((a, b) => b.date.localeCompare(a.date) || b.id - a.id)
  return {
    ...siteFeed(settings, FEEDS.recipes, paths.recipes),
    title: `${settings.brand}: recipes`,
    description: 'Dependable dishes for weeknights, weekends and everything in between.',
    items: newest.slice(0, ITEMS).flatMap(({ id }) => {
      const recipe = readPageData('recipe', { id: String(id) })
      return recipe ? [recipeItem(recipe, settings)] : []
    }),
  }
}

type Settings = SiteContent['settings']

function siteFeed(
  { brand, address }: Settings,
  { rss, json }: { rss: string; json: string },
  page: string,
) {
  return {
    pageUrl: address + page,
    rssUrl: address + rss,
    jsonUrl: address + json,
    iconUrl: `${address}/${LARGE_ICON}`,
    author: { name: brand, url: address + paths.home },
  }
}

function feedAuthor({ author }: { author?: AuthorLink }, address: string) {
  return author && { name: author.name, url: address + paths.author(author.slug) }
}

function postItem(post: NonNullable<PageData<'post'>>, { address }: Settings): FeedItem {
  const { id, title, date, updated, excerpt, category } = post
  const picture = documentPicture(post, title, address)
  return {
    url: address + paths.post(id),
    title,
    day: date,
    updated,
    summary: excerpt,
    html: postHtml(post, picture, address),
    picture,
    tags: [category],
    author: feedAuthor(post, address),
  }
}

function recipeItem(recipe: NonNullable<PageData<'recipe'>>, settings: Settings): FeedItem {
  const { id, title, date, updated, description, category, cuisine } = recipe
  const { address, affiliate } = settings
  const picture = documentPicture(recipe, title, address)
  return {
    url: address + paths.recipe(id),
    title,
    day: date,
    updated,
    summary: description,
    html: recipeHtml(recipe, picture, affiliate?.disclosure),
    picture,
    tags: cuisine === undefined ? [category] : [category, cuisine],
    author: feedAuthor(recipe, address),
  }
}

/** The links of a page's head to the feeds that there are. */
export function feedLinks({ posts, recipes }: SiteContent): string {
  const feeds = [
    ...(posts.length > 0 ? [{ title: 'Blog', ...FEEDS.blog }] : []),
    ...(recipes.length > 0 ? [{ title: 'Recipes', ...FEEDS.recipes }] : []),
  ]
  return feeds
    .map(
      ({ title, rss, json }) =>
        `<link rel="alternate" type="application/rss+xml" title="${title} (RSS)" href="${rss}">` +
        `<link rel="alternate" type="application/feed+json" title="${title} (JSON Feed)" href="${json}">`,
    )
    .join('')
}
