import { paths } from '../../src/site/paths.ts'
import { documentPicture, type Illustrated } from './documentPicture.ts'
import type { SiteContent } from './siteContent.ts'
import { latest, type SitemapEntry } from './sitemap.ts'

type Details = Omit<SitemapEntry, 'url'>

const NOTHING_KNOWN: Details = { pictures: [] }

/**
 * What the sitemap says of pages. The day of a change is that of the document; a list changes with
 * the newest of what it shows. Reviews and standing pages have no date, so nothing is said of theirs.
 *
 * @param pathnames of the pages that may be indexed
 */
export function sitemapEntries(pathnames: string[], content: SiteContent): SitemapEntry[] {
  const { address } = content.settings
  const known = new Map([...listDetails(content), ...documentDetails(content)])
  return pathnames.map((pathname) => ({
    url: address + pathname,
    ...(known.get(pathname) ?? NOTHING_KNOWN),
  }))
}

function listDetails({ recipes, posts, readPageData }: SiteContent): [string, Details][] {
  const home = readPageData('home', {})
  const onHome = new Set(home.recipes.map(({ id }) => id))
  return [
    [paths.home, newestOf([...recipes.filter(({ id }) => onHome.has(id)), ...home.posts])],
    [paths.recipes, newestOf(recipes)],
    [paths.blog, newestOf(posts)],
  ]
}

function newestOf(documents: { date: string }[]): Details {
  return { lastChange: latest(documents.map(({ date }) => date)), pictures: [] }
}

function documentDetails(content: SiteContent): [string, Details][] {
  const { recipes, reviews, posts, settings } = content
  const picturesOf = (document: Illustrated) => [
    documentPicture(document, '', settings.address).url,
  ]
  return [
    ...recipes.map((recipe): [string, Details] => [
      paths.recipe(recipe.id),
      { lastChange: recipe.date, pictures: picturesOf(recipe) },
    ]),
    ...reviews.map((review): [string, Details] => [
      paths.review(review.id),
      { pictures: picturesOf(review) },
    ]),
    ...posts.map((post): [string, Details] => [
      paths.post(post.id),
      { lastChange: post.date, pictures: picturesOf(post) },
    ]),
  ]
}
