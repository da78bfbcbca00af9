import { FEEDS } from '../../src/addresses/feeds.ts'
import { writeJsonFeed, writeRss } from '../siteFiles/feedFiles.ts'
import { adsTxt, robotsTxt, writeSitemap, sitemapEntries } from '../siteFiles/crawlerFiles.ts'
import { blogFeed, type Feed, recipeFeed } from '../siteFiles/siteFeeds.ts'
import { drawIcons, MANIFEST, webManifest } from '../icons/icons.ts'
import { fontNotices, NOTICES_FILE, noticesText } from './notices.ts'
import type { Bundle } from './bundle.ts'
import type { WrittenPage } from './prerenderSite.ts'
import { writeRecipeFiles } from './writeRecipeFiles.ts'
import type { OpenFolder } from '../system/openFolder.ts'

/** Writes the files for machines (feeds, sitemap, icons), and returns their number. */
export async function writeSiteFiles(bundle: Bundle, pages: WrittenPage[], site: OpenFolder) {
  const { notices } = bundle
  const { content } = bundle.site
  const { address } = content.settings
  const indexed = pages.filter(({ isIndexed }) => isIndexed).map(({ pathname }) => pathname)
  const [blog, recipes] = [blogFeed(content), recipeFeed(content)]
  const files = new Map<string, string | Uint8Array>([
    ['sitemap.xml', writeSitemap(sitemapEntries(indexed, content))],
    ['robots.txt', robotsTxt(address)],
    ...adsTxt(content.settings.providers),
    ...feedFiles(blog, FEEDS.blog),
    ...feedFiles(recipes, FEEDS.recipes),
    [MANIFEST, webManifest(content.settings, content.words.language)],
    [NOTICES_FILE, noticesText([...notices, ...(await fontNotices())])],
    ...(await drawIcons()),
  ])
  for (const [name, bytes] of files) site.write(name, bytes)
  return files.size + writeRecipeFiles(bundle, site)
}

function feedFiles(feed: Feed, names: { rss: string; json: string }): [string, string][] {
  if (feed.items.length === 0) return []
  return [
    [names.rss, writeRss(feed)],
    [names.json, writeJsonFeed(feed)],
  ]
}
