import { hash } from 'node:crypto'
import { feedLinks } from '../siteFiles/siteFeeds.ts'
import { embedPage, type EmbeddedPage } from '../../src/app/embeddedPage.ts'
import { writePageFile } from '../../src/content/pageFile.ts'
import { dataPath } from '../../src/addresses/paths.ts'
import { parsePageNeeds } from '../../src/offline/pageNeeds.ts'
import { siteBase } from '../system/siteBase.ts'
import { withLanguage } from '../words/siteWords.ts'
import { hashOf } from '../cache/hashOf.ts'
import { siteCache } from '../cache/siteCache.ts'
import type { Bundle } from './bundle.ts'
import { inlineFiles, type InlineFiles } from './inlineFiles.ts'
import { codeVersion, pageScripts } from './pageAssets.ts'
import type { OpenFolder } from '../system/openFolder.ts'

/** Matches Vite's style sheet links; pages inline these styles instead. */
const VITE_STYLES = /<link rel="stylesheet"[^>]*>\s*/g

/** Must match the tag that src/seo/Head.tsx writes. */
const NOINDEX = '<meta name="robots" content="noindex"/>'

type Rendered = Awaited<ReturnType<Bundle['site']['renderPage']>>

export interface WrittenPage {
  /** The URL path without a trailing slash. */
  pathname: string
  isIndexed: boolean
  /** Picture names without sizes, in page order. */
  pictures: string[]
}

/** Writes each page as HTML, and its data as JSON. @param year for the copyright line */
export async function prerenderSite(bundle: Bundle, site: OpenFolder, year: number) {
  const inline = inlineFiles(bundle)
  const code = codeVersion(bundle.manifest)
  const pages: WrittenPage[] = []
  for (const { pathname, htmlFile, hasData } of bundle.site.pageJobs()) {
    const json = bundle.site.pageJson(pathname) ?? 'null'
    const stamp = { code, version: hasData ? hash('sha256', json).slice(0, 10) : '' }
    const dataFile = hasData ? dataPath(pathname) : ''
    const data = dataFile && siteBase + dataFile
    const key = hashOf([bundle.version, inline.policy, String(year), pathname, json])
    const { html, ...written } = await siteCache.getOrMake(`page-${key}`, async () => {
      const rendered = await bundle.site.renderPage(pathname, year)
      const page = fillTemplate(bundle, inline, { ...rendered, ...stamp, year, data })
      const pictures = parsePageNeeds(page)?.pictures ?? []
      return { html: page, isIndexed: !rendered.head.includes(NOINDEX), pictures }
    })
    site.write(htmlFile, html)
    if (hasData) site.write(dataFile, writePageFile(stamp, json))
    pages.push({ pathname, ...written })
  }
  return pages
}

function fillTemplate(
  bundle: Bundle,
  inline: InlineFiles,
  page: Rendered & Omit<EmbeddedPage, 'scripts'>,
): string {
  const scripts = pageScripts(bundle.manifest, page.route)
  const values: Record<string, string> = {
    policy: inline.policy,
    feeds: feedLinks(bundle.site.content),
    head: page.head,
    early: inline.fonts + bundle.earlyScript,
    styles: inline.styles(bundle.template + page.body),
    app: page.body,
    data: embedPage({ ...page, scripts }),
  }
  return withLanguage(bundle.template, bundle.site.content.words.language)
    .replace(VITE_STYLES, '')
    .replaceAll(/<!--(\w+)-->/g, (comment, name: string) => values[name] ?? comment)
}
