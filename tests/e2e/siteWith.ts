import path from 'node:path'
import { type StaticHost, startStaticHost } from '../../pipeline/server/staticHost.ts'
import { sitePlace } from '../../pipeline/sitePlace.ts'
import { documentsNeeded } from '../edits/documentsNeeded.ts'
import { copyContent } from '../edits/editedContent.ts'
import { buildContent, expectSuccess } from '../edits/runOnContent.ts'

/** As many as advertisements need. */
const RECIPES = [1, 2, 3, 4].map((id) => `recipes/${id}`)

type Settings = Record<string, unknown>

/** Builds a small site with settings of its own, as `buildSiteWith` does, and serves it. */
export async function startSiteWith(name: string, settings: Settings): Promise<StaticHost> {
  return startStaticHost({ root: await buildSiteWith(name, settings), port: 0 })
}

/**
 * Builds a small site with settings of its own.
 *
 * @param name of its folder, which no other site has
 * @param settings values by fields of `site.yaml`
 * @returns the folder to serve
 */
export async function buildSiteWith(name: string, settings: Settings): Promise<string> {
  const place = path.resolve('.build/test-sites', name)
  const content = await copyContent(sitePlace.content, path.join(place, 'content'))
  await content.keepOnly(await documentsNeeded(RECIPES))
  await content.set('site.yaml', settings)
  expectSuccess(await buildContent(content.dir))
  return path.join(place, 'dist')
}
