import path from 'node:path'
import { type StaticHost, startStaticHost } from '../../pipeline/server/staticHost.ts'
import { sitePlace } from '../../pipeline/sitePlace.ts'
import { documentsNeeded } from '../edits/documentsNeeded.ts'
import { copyContent } from '../edits/editedContent.ts'
import { buildContent, expectSuccess } from '../edits/runOnContent.ts'

/** As many as advertisements need. */
const RECIPES = [1, 2, 3, 4].map((id) => `recipes/${id}`)

/**
 * Builds a small site with settings of its own, and serves it.
 *
 * @param name of its folder, which no other site has
 * @param settings values by fields of `site.yaml`
 */
export async function startSiteWith(
  name: string,
  settings: Record<string, unknown>,
): Promise<StaticHost> {
  const place = path.resolve('.build/test-sites', name)
  const content = await copyContent(sitePlace.content, path.join(place, 'content'))
  await content.keepOnly(await documentsNeeded(RECIPES))
  await content.set('site.yaml', settings)
  expectSuccess(await buildContent(content.dir))
  return startStaticHost({ root: path.join(place, 'dist'), port: 0 })
}
