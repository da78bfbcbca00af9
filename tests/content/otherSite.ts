import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, vi } from 'vitest'
import {
  type LiveDocuments,
  liveExports,
  readLive,
} from '../../pipeline/content/compile/liveDocuments.ts'
import { sitePlace } from '../../pipeline/sitePlace.ts'
import { copyContent, type EditedContent } from '../edits/editedContent.ts'

interface OtherSite {
  dir: string
  documents: LiveDocuments
  site: typeof import('../../src/prerender.tsx')
}

/** The site of edited content, for one file of tests; it is gone after the last of them. */
export async function otherSite(
  edit: (content: EditedContent) => Promise<void>,
): Promise<OtherSite> {
  const root = await mkdtemp(path.join(tmpdir(), 'other-site-'))
  afterAll(async () => {
    vi.doUnmock('contentlayer/generated')
    vi.resetModules()
    await rm(root, { recursive: true })
  })
  const dir = path.join(root, 'content')
  const content = await copyContent(sitePlace.content, dir)
  await edit(content)
  const { documents } = await readLive(dir, { now: new Date('2026-01-01'), for: 'readers' })
  // Test files share what they import, where another one's content could stand already.
  vi.resetModules()
  vi.doMock('contentlayer/generated', () => liveExports(documents))
  return { dir, documents, site: await import('../../src/prerender.tsx') }
}
