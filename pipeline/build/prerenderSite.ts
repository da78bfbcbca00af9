import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { embedPage } from '../../src/app/embeddedPage.ts'
import { dataPath } from '../../src/site/paths.ts'
import type { Bundle } from './bundle.ts'
import { pageAssets } from './pageAssets.ts'

type Rendered = Awaited<ReturnType<Bundle['site']['renderPage']>>

/**
 * Writes every page of the site as HTML, and its data as JSON for navigation inside the site.
 *
 * @param outDir folder that is served
 * @param year for the copyright line
 * @returns how many pages were written
 */
export async function prerenderSite(bundle: Bundle, outDir: string, year: number): Promise<number> {
  const jobs = bundle.site.pageJobs()
  for (const { pathname, htmlFile, hasData } of jobs) {
    const page = await bundle.site.renderPage(pathname, year)
    await writeInto(outDir, htmlFile, fillTemplate(bundle, page, year))
    if (hasData) await writeInto(outDir, dataPath(pathname), page.json)
  }
  return jobs.length
}

function fillTemplate({ template, manifest }: Bundle, page: Rendered, year: number): string {
  const { styles, scripts } = pageAssets(manifest, page.name)
  const links = styles.map((href) => `<link rel="stylesheet" href="${href}">`)
  const values: Record<string, string> = {
    '<!--head-->': page.head,
    // Behind the entry's own styles, which those of a page refine.
    '</head>': `${links.join('')}</head>`,
    '<!--app-->': page.body,
    '<!--data-->': embedPage({ ...page, year, scripts }),
  }
  return template.replaceAll(
    /<!--(?:head|app|data)-->|<\/head>/g,
    (place) => values[place] ?? place,
  )
}

async function writeInto(dir: string, name: string, text: string) {
  const file = path.join(dir, name)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
}
