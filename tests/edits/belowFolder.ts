import { copyContent } from './editedContent.ts'
import { buildContent, expectSuccess } from './runOnContent.ts'

export const BASE = '/bakery'

/** Builds the German site below a path prefix, with an editor and every feature with addresses. */
export async function buildBelowFolder(place: string) {
  const content = await copyContent('tests/german', `${place}/content`)
  await content.set('site.yaml', {
    address: `https://name.github.io${BASE}`,
    redirects: [{ from: '/alt', to: '/recipes/1#ingredients' }],
    editor: { backend: 'github', repo: 'name/bakery', branch: 'main', workflow: 'direct' },
  })
  await content.change('pages/impressum.mdx', (text) => `${text}\nSieh die [Suppe](/recipes/1).\n`)
  expectSuccess(await buildContent(content.dir))
  return content
}
