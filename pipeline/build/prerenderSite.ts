import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { embedPage, type EmbeddedPage } from '../../src/app/embeddedPage.ts'
import { writePageFile } from '../../src/content/pageFile.ts'
import { dataPath } from '../../src/addresses/paths.ts'
import type { Bundle } from './bundle.ts'
import { mayBeIndexed } from '../feeds/robots.ts'
import { sitePlace } from '../sitePlace.ts'
import { openFileCache } from './fileCache.ts'
import { inParallel } from './inParallel.ts'
import { inlineFiles, type InlineFiles } from './inlineFiles.ts'
import { codeVersion, pageAssets } from './pageAssets.ts'
import { writeInto } from './writeInto.ts'

/** The bundler's own links to the entry's styles, which stand in the page instead. */
const VITE_STYLES = /<link rel="stylesheet"[^>]*>\s*/g

/** The top of a page is shown as a whole, so that nothing moves while the rest arrives. */
const SHOW_TOP_TOGETHER = '<link rel="expect" href="#page-head" blocking="render" />'

type Rendered = Awaited<ReturnType<Bundle['site']['renderPage']>>

export interface WrittenPage {
  /** Its address, without a slash at its end. */
  pathname: string
  /** Whether search engines may show it. */
  isIndexed: boolean
}

/** Rendered pages, kept between builds: most builds change a few documents. */
const PAGE_CACHE = path.join(sitePlace.cache, 'pages')
/** Pages, whose files a disk looks for meanwhile. */
const AT_ONCE = 8

/**
 * Writes every page of the site as HTML, and its data as JSON for navigation inside the site. A page
 * is rendered when its data, the code or the settings have changed since it was.
 *
 * @param outDir folder that is served
 * @param year for the copyright line
 */
export async function prerenderSite(
  bundle: Bundle,
  outDir: string,
  year: number,
): Promise<WrittenPage[]> {
  const inline = await inlineFiles(bundle)
  const code = codeVersion(bundle.manifest)
  const cache = openFileCache(PAGE_CACHE)
  const jobs = bundle.site.pageJobs()
  const written = new Map<string, WrittenPage>()
  await inParallel(jobs, AT_ONCE, async ({ pathname, htmlFile, hasData }) => {
    const json = bundle.site.pageJson(pathname) ?? 'null'
    const stamp = { code, version: hasData ? dataVersion(json) : '' }
    const data = hasData ? dataPath(pathname) : ''
    const file = path.join(outDir, htmlFile)
    await mkdir(path.dirname(file), { recursive: true })
    const name = hashOf([bundle.version, inline.policy, String(year), pathname, json])
    await cache.place(`${name}.html`, file, async () => {
      const page = await bundle.site.renderPage(pathname, year)
      return fillTemplate(bundle, inline, { ...page, ...stamp, data, year })
    })
    if (hasData) await writeInto(outDir, data, writePageFile(stamp, json))
    written.set(pathname, { pathname, isIndexed: mayBeIndexed(await readFile(file, 'utf8')) })
  })
  await cache.forgetOthers()
  return jobs.flatMap(({ pathname }) => written.get(pathname) ?? [])
}

/**
 * Writes the files that searches and filters read.
 * @returns how many there are
 */
export async function writeIndexes({ site }: Bundle, outDir: string): Promise<number> {
  const files = site.indexFiles()
  for (const [address, json] of files) await writeInto(outDir, address, json)
  return files.size
}

function dataVersion(json: string): string {
  return createHash('sha256').update(json).digest('hex').slice(0, 10)
}

function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}\n`).update(part)
  return hash.digest('hex')
}

function fillTemplate(
  bundle: Bundle,
  inline: InlineFiles,
  page: Rendered & Omit<EmbeddedPage, 'scripts'>,
): string {
  const { styles, scripts } = pageAssets(bundle.manifest, page.route)
  const values: Record<string, string> = {
    // The page of the development server is not in its markup, where this would wait forever.
    '<!--policy-->': inline.policy,
    '<!--head-->': page.head + SHOW_TOP_TOGETHER,
    '<!--early-->': inline.earlyScript,
    '<!--styles-->': inline.styles(styles, bundle.template + page.body),
    '<!--app-->': page.body,
    '<!--data-->': embedPage({ ...page, scripts }),
  }
  return bundle.template
    .replace(VITE_STYLES, '')
    .replaceAll(/<!--(?:policy|head|early|styles|app|data)-->/g, (place) => values[place] ?? place)
}
