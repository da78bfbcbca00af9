import { lstat, realpath } from 'node:fs/promises'
import path from 'node:path'
import { contentTypeOf, contentTypes } from '../../src/content/schema/index.ts'
import { checkName } from '../content/read/listFiles.ts'
import { PHOTO_ENDING } from '../pictures/photoLimits.ts'
import { Refusal } from './refusal.ts'

export interface ContentFile {
  /** The path in messages: `content/recipes/7-pancakes.yaml`. */
  displayPath: string
  name: string
  absolute: string
}

/** Finds the file of a URL path such as `/recipes/7-pancakes.yaml`. @throws a refusal */
export async function findContentFile(contentDir: string, address: string): Promise<ContentFile> {
  const name = decodeName(address)
  if (!PHOTO_ENDING.test(name) && !contentTypeOf(name)) throw refusedPlace(name)
  // `checkName` rejects leading dots, which excludes `..` and hidden files.
  const mistake = checkName(name)
  if (mistake) throw new Refusal(400, `${mistake.what} ${mistake.fix}`)
  const absolute = path.join(contentDir, name)
  await refuseLinks(contentDir, absolute)
  return { displayPath: path.posix.join(path.basename(contentDir), name), name, absolute }
}

function decodeName(address: string): string {
  try {
    return decodeURIComponent(address.replace(/^\//, '').replace(/[?#].*$/, ''))
  } catch {
    throw new Refusal(400, 'The address of the file is malformed.')
  }
}

function refusedPlace(name: string): Refusal {
  const extensions: string[] = contentTypes.map(({ extension }) => extension)
  if (!extensions.includes(path.posix.extname(name)))
    return new Refusal(415, `The editor writes ${[...new Set(extensions)].join(' and ')} alone.`)
  return new Refusal(404, 'The editor writes to the folders of the documents alone.')
}

/** Refuses symbolic links, which could lead out of the folder. */
async function refuseLinks(contentDir: string, file: string): Promise<void> {
  const folder = path.dirname(file)
  const inside = path.join(await realpath(contentDir), path.relative(contentDir, folder))
  const isLink = (await lstat(file).catch(() => null))?.isFile() === false
  if ((await realpath(folder).catch(() => inside)) !== inside || isLink)
    throw new Refusal(403, 'The editor does not follow links.')
}
