import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, vi } from 'vitest'
import {
  type CompiledContent,
  compileContent,
} from '../../pipeline/content/compile/compileContent.ts'
import { sitePlace } from '../../pipeline/sitePlace.ts'
import { copyContent, type EditedContent } from '../edits/editedContent.ts'

interface OtherSite {
  dir: string
  documents: CompiledContent['documents']
  site: typeof import('../../src/prerender.tsx')
}

/** The site of edited content, for one file of tests; it is gone after the last of them. */
export async function otherSite(
  edit: (content: EditedContent) => Promise<void>,
): Promise<OtherSite> {
  // Generated modules import packages of the project.
  await mkdir(sitePlace.work, { recursive: true })
  const root = await mkdtemp(path.join(sitePlace.work, 'other-site-'))
  afterAll(async () => {
    vi.doUnmock('contentlayer/generated')
    vi.resetModules()
    await rm(root, { recursive: true })
  })
  const dir = path.join(root, 'content')
  const content = await copyContent(sitePlace.content, dir)
  await edit(content)
  const audience = { now: new Date('2026-01-01'), for: 'readers' } as const
  const { documents } = await compileContent(audience, dir, root)
  const generated = path.join(root, '.contentlayer/generated/index.mjs')
  // Test files share what they import, where another one's content could stand already.
  vi.resetModules()
  vi.doMock('contentlayer/generated', () => import(generated))
  return { dir, documents, site: await import('../../src/prerender.tsx') }
}
