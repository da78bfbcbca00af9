import path from 'node:path'
import { PHOTO_ENDING } from '../pictures/photoLimits.ts'
import { listFiles } from '../content/read/listFiles.ts'
import type { ContentFile } from './findContentFile.ts'
import { replaceFiles } from '../textEdits/replaceFiles.ts'
import { readIfThere, versionOf } from './fileChanges.ts'
import { Refusal } from './refusal.ts'

export function isPhotoName(name: string): boolean {
  return PHOTO_ENDING.test(name)
}

export async function listPhotos(contentDir: string): Promise<string[]> {
  const { names } = await listFiles(contentDir)
  const root = path.basename(contentDir)
  return names.filter(isPhotoName).map((name) => path.posix.join(root, name))
}

export async function readPhotoBytes({ absolute, displayPath }: ContentFile): Promise<Buffer> {
  const bytes = await readIfThere(absolute)
  if (bytes) return bytes
  throw new Refusal(404, `There is no ${displayPath}.`)
}

/** Adds a photo without replacing an existing one. @throws a refusal that the editor shows */
export async function addPhoto(
  { contentDir, stagingDir }: Record<'contentDir' | 'stagingDir', string>,
  { absolute, name, displayPath }: ContentFile,
  bytes: Buffer,
): Promise<{ version: string }> {
  const { inspectPhoto } = await import('../pictures/inspectPhoto.ts')
  const inspected = await inspectPhoto(bytes)
  if ('what' in inspected) throw new Refusal(422, `The photo ${inspected.what} ${inspected.fix}`)
  const existing = await readIfThere(absolute)
  // The save after a refused one sends the same photo again.
  if (existing && !existing.equals(bytes))
    throw new Refusal(412, `There is another ${displayPath} already. Give the photo another name.`)
  if (!existing) await replaceFiles(stagingDir, contentDir, [{ name, bytes }])
  return { version: versionOf(bytes) }
}
