import { readFile, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { renamesBetween } from '../../admin/rename/categoryRenames.ts'
import type { BridgeFile, Listing, Refused, Saved } from '../../admin/local/bridge.ts'
import { createContentCache, readContent } from '../content/read/readContent.ts'
import { isPlainFile } from '../content/read/listFiles.ts'
import { explainFailure } from '../failure.ts'
import { LARGEST_BYTES } from '../content/read/readDocument.ts'
import { checkCaller } from './checkCaller.ts'
import { checkChanges, type Folder } from './checkChanges.ts'
import { type ContentFile, findFile, isDocumentName } from './findDocument.ts'
import { readBody, replaceFiles, undeletable, versionOf } from './fileChanges.ts'
import { decode, renamedDocuments } from './renameCategory.ts'
import { answerPhoto, isPhotoName, listPhotos } from './photoBridge.ts'
import { Refusal } from './refusal.ts'

interface BridgeOptions {
  /** Absolute path of the content folder. */
  contentDir: string
  /** Absolute path of a folder on the same disk for files that are being written. */
  stagingDir: string
  clock: () => Date
  /** What the editor's page has to show. */
  token: string
}

type Answer = Listing | Saved | Buffer | null

interface Change {
  file: ContentFile
  /** Null to delete it. */
  bytes: Buffer | null
}

/**
 * Answers the editor's page in the development server: `GET /` lists the documents with their text,
 * `PUT` and `DELETE` of `/recipes/7-pancakes.yaml` change one. Nothing is written that the content
 * check finds fault with, or over a file that has changed since the page read it.
 */
export function contentBridge(options: BridgeOptions) {
  const cache = createContentCache()
  // Changes queue, so that what was checked is what is written over.
  let last: Promise<unknown> = Promise.resolve()
  function queued<Result>(work: (folder: Folder) => Promise<Result>): Promise<Result> {
    const done = last.then(() => work({ cache, now: options.clock() }))
    last = done.catch(() => {})
    return done
  }
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      send(response, 200, await answer(options, request, queued))
    } catch (error) {
      if (request.socket.destroyed) return
      const { status, message, problems } = asRefusal(error)
      send(response, status, { message, problems })
    }
  }
}

/** @throws what is no refusal and nothing that a person can do something about */
function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const explained = explainFailure(error)
  if (explained === undefined) throw error
  return new Refusal(500, explained)
}

function send(response: ServerResponse, status: number, body: Answer | Refused) {
  const isPhoto = Buffer.isBuffer(body)
  response.writeHead(status, {
    // A browser must not open a photo that is something else.
    'Content-Type': isPhoto ? 'application/octet-stream' : 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(isPhoto ? body : JSON.stringify(body))
}

async function answer(
  options: BridgeOptions,
  request: IncomingMessage,
  queued: <Result>(work: (folder: Folder) => Promise<Result>) => Promise<Result>,
): Promise<Answer> {
  checkCaller(request, options.token)
  const { method, url = '' } = request
  if (method === 'GET' && url === '/') return queued((folder) => list(options, folder))
  if (isPhotoName(url)) return answerPhoto(options, request, queued)
  const file = await findFile(options.contentDir, url, isDocumentName)
  if (method !== 'PUT' && method !== 'DELETE') {
    throw new Refusal(405, 'Documents are listed, written and deleted; nothing else.')
  }
  // Read before its turn: others would wait for a slow upload.
  const bytes = method === 'PUT' ? await readDocumentBody(request) : null
  return queued((folder) => change(options, { file, bytes }, request, folder))
}

async function change(
  { contentDir, stagingDir }: BridgeOptions,
  { file, bytes }: Change,
  request: IncomingMessage,
  folder: Folder,
): Promise<Answer> {
  await refuseStale(file, request)
  const changes = [{ name: file.name, bytes }, ...(await renamed(contentDir, file, bytes))]
  const problems = await checkChanges(contentDir, changes, folder, file.shown)
  if (problems.length > 0) {
    throw bytes === null
      ? new Refusal(422, undeletable(file, problems))
      : new Refusal(422, 'This must be fixed first:', problems)
  }
  if (bytes === null) return rm(file.absolute).then(() => null)
  await replaceFiles(stagingDir, contentDir, changes)
  return { version: versionOf(bytes) }
}

/** The other documents that change with the names of the categories. */
async function renamed(contentDir: string, { name, absolute }: ContentFile, bytes: Buffer | null) {
  if (name !== 'categories.yaml' || bytes === null) return []
  const before = await readFile(absolute).then(decode, () => '')
  const changes = await renamedDocuments(contentDir, renamesBetween(before, decode(bytes)))
  return changes.filter((other) => other.name !== name)
}

async function list({ contentDir }: BridgeOptions, { cache, now }: Folder): Promise<Listing> {
  const { documents } = await readContent(contentDir, now, cache)
  const root = path.dirname(contentDir)
  const readable = documents.filter(({ file }) => isPlainFile(path.join(root, file), LARGEST_BYTES))
  const files = await Promise.all(readable.map(({ file }) => readText(root, file)))
  return { files, photos: await listPhotos(contentDir) }
}

async function readText(root: string, file: string): Promise<BridgeFile> {
  const bytes = await readFile(path.join(root, file))
  return { path: file, text: decode(bytes), version: versionOf(bytes) }
}

function readDocumentBody(request: IncomingMessage): Promise<Buffer> {
  const tooLarge = `A document may hold ${LARGEST_BYTES / 1000} kB at most.`
  return readBody(request, LARGEST_BYTES, tooLarge)
}

async function refuseStale(
  { absolute, shown }: ContentFile,
  { headers, method }: IncomingMessage,
): Promise<void> {
  const bytes = await readFile(absolute).catch(() => null)
  if (bytes === null && method === 'DELETE') throw new Refusal(404, `There is no ${shown}.`)
  const seen = headers['if-none-match'] === '*' ? null : headers['if-match']
  if (seen === (bytes && versionOf(bytes))) return
  const what = bytes ? 'has changed on the disk' : 'is no longer on the disk'
  const fix = 'Copy what you have written, reload the editor, and put it in again.'
  throw new Refusal(412, `${shown} ${what} since the editor read it, so nothing is saved. ${fix}`)
}
