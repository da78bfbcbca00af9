import { rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { renamesBetween } from '../textEdits/categoryRenames.ts'
import type { BridgeFile, Listing, Refused, Saved } from './editorProtocol.ts'
import { createContentCache, readContent } from '../content/read/readContent.ts'
import { isPlainFile } from '../content/read/listFiles.ts'
import { explainFailure } from '../system/explainFailure.ts'
import { MAX_BYTES } from '../content/read/readDocument.ts'
import { MAX_PHOTO_BYTES } from '../pictures/photoLimits.ts'
import { runInTurn } from '../vite/devQueue.ts'
import { checkCaller } from './checkCaller.ts'
import { checkChanges, type ContentState } from '../textEdits/checkChanges.ts'
import { type ContentFile, findContentFile } from './findContentFile.ts'
import { explainUndeletable, readRequestBody, readIfThere, versionOf } from './fileChanges.ts'
import { replaceFiles } from '../textEdits/replaceFiles.ts'
import { decodeExactly, renamedDocuments } from '../textEdits/renameCategory.ts'
import { addPhoto, isPhotoName, listPhotos, readPhotoBytes } from './photos.ts'
import { Refusal } from './refusal.ts'

interface BridgeOptions {
  contentDir: string
  /** The folder for unfinished files; on the same disk, so that a rename replaces atomically. */
  stagingDir: string
  clock: () => Date
  token: string
}

type Bridge = BridgeOptions & ContentState
type Answer = Listing | BridgeFile | Saved | Buffer | null

/** Serves the content folder; refuses documents with errors and changes to outdated versions. */
export function contentBridge(options: BridgeOptions) {
  const bridge = { ...options, cache: createContentCache() }
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      sendAnswer(response, 200, await handleRequest(bridge, request))
    } catch (error) {
      if (request.socket.destroyed) return
      const isRefusal = error instanceof Refusal
      const message = isRefusal ? error.message : explainFailure(error)
      if (message === undefined) throw error
      const { status, problems } = isRefusal ? error : { status: 500 }
      sendAnswer(response, status, { message, problems })
    }
  }
}

function sendAnswer(response: ServerResponse, status: number, body: Answer | Refused) {
  const isPhoto = Buffer.isBuffer(body)
  response.writeHead(status, {
    // Prevents an upload that is not a photo from opening as a page.
    'Content-Type': isPhoto ? 'application/octet-stream' : 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(isPhoto ? body : JSON.stringify(body))
}

async function handleRequest(
  options: Omit<Bridge, 'now'>,
  request: IncomingMessage,
): Promise<Answer> {
  checkCaller(request, options.token)
  // Runs changes one at a time, so that no file changes between check and replacement.
  const inTurn = (answer: (bridge: Bridge) => Promise<Answer>) =>
    runInTurn(() => answer({ ...options, now: options.clock() }))
  const { method, url = '' } = request
  if (method === 'GET' && url === '/') return inTurn(listDocuments)
  const file = await findContentFile(options.contentDir, url)
  const isPhoto = isPhotoName(file.name)
  if (method === 'GET') return isPhoto ? readPhotoBytes(file) : readContentText(file)
  if (method === 'DELETE') return inTurn((bridge) => deleteFile(bridge, file, request))
  if (method !== 'PUT') throw new Refusal(405, 'Files are read, written and deleted; nothing else.')
  // Reads the body before queueing, so that a slow upload does not delay others.
  const bytes = await (isPhoto
    ? readRequestBody(request, MAX_PHOTO_BYTES, `A photo may hold ${MAX_PHOTO_BYTES / 1e6} MB`)
    : readRequestBody(request, MAX_BYTES, `A document may hold ${MAX_BYTES / 1000} kB`))
  return inTurn((bridge) =>
    isPhoto ? addPhoto(bridge, file, bytes) : writeDocument(bridge, file, bytes, request),
  )
}

async function deleteFile(bridge: Bridge, file: ContentFile, request: IncomingMessage) {
  if (isPhotoName(file.name)) await readPhotoBytes(file)
  else await refuseStale(file, request)
  const changes = [{ name: file.name, bytes: null }]
  const problems = await checkChanges(bridge.contentDir, changes, bridge, file.displayPath)
  if (problems.length > 0) throw new Refusal(422, explainUndeletable(file, problems))
  await rm(file.absolute)
  return null
}

async function writeDocument(
  bridge: Bridge,
  file: ContentFile,
  bytes: Buffer,
  request: IncomingMessage,
): Promise<Saved> {
  const { contentDir, stagingDir } = bridge
  await refuseStale(file, request)
  const changes = [{ name: file.name, bytes }, ...(await renameInOthers(contentDir, file, bytes))]
  const problems = await checkChanges(contentDir, changes, bridge, file.displayPath)
  if (problems.length > 0) throw new Refusal(422, 'This must be fixed first:', problems)
  await replaceFiles(stagingDir, contentDir, changes)
  return { version: versionOf(bytes) }
}

async function renameInOthers(contentDir: string, { name, absolute }: ContentFile, bytes: Buffer) {
  if (name !== 'categories.yaml') return []
  const before = decodeExactly((await readIfThere(absolute)) ?? new Uint8Array())
  const changes = await renamedDocuments(contentDir, renamesBetween(before, decodeExactly(bytes)))
  return changes.filter((other) => other.name !== name)
}

async function listDocuments({ contentDir, cache, now }: Bridge): Promise<Listing> {
  const { documents } = await readContent(contentDir, now, cache)
  const root = path.dirname(contentDir)
  const readable = documents.filter(({ file }) => isPlainFile(path.join(root, file), MAX_BYTES))
  const files = await Promise.all(
    readable.map(({ file }) =>
      readContentText({ displayPath: file, absolute: path.join(root, file) }),
    ),
  )
  return { files: files.filter((file) => file !== null), photos: await listPhotos(contentDir) }
}

async function readContentText({ displayPath, absolute }: Omit<ContentFile, 'name'>) {
  const bytes = await readIfThere(absolute)
  return bytes && { path: displayPath, text: decodeExactly(bytes), version: versionOf(bytes) }
}

async function refuseStale(
  { absolute, displayPath }: ContentFile,
  { headers, method }: IncomingMessage,
): Promise<void> {
  const bytes = await readIfThere(absolute)
  if (bytes === null && method === 'DELETE') throw new Refusal(404, `There is no ${displayPath}.`)
  const expected = headers['if-none-match'] === '*' ? null : headers['if-match']
  if (expected === (bytes && versionOf(bytes))) return
  const reason = bytes ? 'has changed on the disk' : 'is no longer on the disk'
  const advice = 'Copy what you have written, reload the editor, and put it in again.'
  throw new Refusal(
    412,
    `${displayPath} ${reason} since the editor read it, so nothing is saved. ${advice}`,
  )
}
