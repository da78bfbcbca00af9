import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { IncomingMessage } from 'node:http'
import { LARGEST_PHOTO_BYTES, PHOTO_ENDING } from '../pictures/photoLimits.ts'
import { listFiles } from '../content/read/listFiles.ts'
import { checkChanges, type Folder } from './checkChanges.ts'
import { type ContentFile, findFile } from './findDocument.ts'
import { readBody, replaceFiles, undeletable, versionOf } from './fileChanges.ts'
import { Refusal } from './refusal.ts'

interface PhotoPlace {
  contentDir: string
  stagingDir: string
}

export function isPhotoName(name: string): boolean {
  return PHOTO_ENDING.test(name)
}

/** The photos of the content folder, by their paths from the project's root. */
export async function listPhotos(contentDir: string): Promise<string[]> {
  const { names } = await listFiles(contentDir)
  const root = path.basename(contentDir)
  return names.filter(isPhotoName).map((name) => path.posix.join(root, name))
}

/**
 * Reads a photo, adds one, or deletes one that no document shows. None is written over another.
 * @param queued does its work when nobody else writes
 * @throws a refusal, in words for the editor
 */
export async function answerPhoto(
  { contentDir, stagingDir }: PhotoPlace,
  request: IncomingMessage,
  queued: <Result>(work: (folder: Folder) => Promise<Result>) => Promise<Result>,
): Promise<Buffer | { version: string } | null> {
  const file = await findFile(contentDir, request.url ?? '', isPhotoName)
  if (request.method === 'GET') return readPhotoFile(file)
  if (request.method === 'DELETE') {
    return queued(async (folder) => {
      await readPhotoFile(file)
      const changes = [{ name: file.name, bytes: null }]
      const problems = await checkChanges(contentDir, changes, folder, file.shown)
      if (problems.length > 0) throw new Refusal(422, undeletable(file, problems))
      await rm(file.absolute)
      return null
    })
  }
  if (request.method !== 'PUT') throw new Refusal(405, 'Photos are read, added and deleted.')
  const tooLarge = `A photo may hold ${LARGEST_PHOTO_BYTES / 1e6} MB at most.`
  const bytes = await readBody(request, LARGEST_PHOTO_BYTES, tooLarge)
  return queued(() => addPhoto({ contentDir, stagingDir }, file, bytes))
}

async function readPhotoFile({ absolute, shown }: ContentFile): Promise<Buffer> {
  const bytes = await readFile(absolute).catch(() => null)
  if (bytes) return bytes
  throw new Refusal(404, `There is no ${shown}.`)
}

async function addPhoto({ contentDir, stagingDir }: PhotoPlace, file: ContentFile, bytes: Buffer) {
  const { absolute, name, shown } = file
  const { inspectPhoto } = await import('../pictures/inspectPhoto.ts')
  const found = await inspectPhoto(bytes)
  if ('what' in found) throw new Refusal(422, `The photo ${found.what} ${found.fix}`)
  const there = await readFile(absolute).catch(() => null)
  // A save that was refused is tried again with the same photo.
  if (there && !there.equals(bytes)) {
    throw new Refusal(412, `There is another ${shown} already. Give the photo another name.`)
  }
  if (!there) await replaceFiles(stagingDir, contentDir, [{ name, bytes }])
  return { version: versionOf(bytes) }
}
