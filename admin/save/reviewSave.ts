import type { ContentType } from '../../src/content/schema/documentType.ts'
import { contentTypeOf } from '../../src/content/schema/index.ts'
import { askConflict } from './askConflict.ts'
import { askInDialog, buildElement } from '../dialog/askInDialog.ts'
import type { DocumentData } from '../../pipeline/textEdits/documentText.ts'
import { ORIGINAL } from './fileFormat.ts'
import type { EditorEntry } from './ownPictures.ts'
import {
  type CategoryRename,
  renamesBetween,
  withRenames,
} from '../../pipeline/textEdits/categoryRenames.ts'
import { flattened } from './flattened.ts'
import { hasUnsavedWork } from './unsavedWork.ts'

export interface FileChange {
  action: string
  path: string
  data?: unknown
}

export interface EditorStore {
  /** Every path in the store starts with this folder. */
  contentFolder: string
  texts: () => readonly { path: string; text: string }[]
  /** Reads the newest text of a file. Undefined if each save has its own branch. */
  current?: (path: string) => Promise<string | undefined>
  /** Whether a server renames categories in other documents. */
  renames: boolean
  read: (type: ContentType, text: string) => DocumentData
}

/** Resolves conflicts, and adds renames in other documents. @throws an AbortError after Cancel */
export async function reviewSave(
  store: EditorStore,
  changes: FileChange[],
  { locales }: EditorEntry,
): Promise<void> {
  for (const change of changes) {
    const { path, data } = change
    const type = contentTypeOf(path.slice(store.contentFolder.length + 1))
    const entry = Object.values(locales).find((each) => each.path === path)
    if (!type || !entry || typeof data !== 'string') continue
    const base = entry.content?.[ORIGINAL]
    const text =
      typeof base === 'string' ? await reconcile(store, type, path, { base, mine: data }) : data
    if (type.singleFile === 'categories')
      changes.push(...(await renameInDocuments(store, path, text)))
    change.data = text
    // The form must show the saved text.
    entry.content = Object.fromEntries(flattened('', store.read(type, text)))
  }
}

async function reconcile(
  { current }: EditorStore,
  type: ContentType,
  path: string,
  { base, mine }: Record<'base' | 'mine', string>,
): Promise<string> {
  const theirs = (await current?.(path)) ?? base
  if (normalizeText(theirs) === normalizeText(base)) return mine
  const settled = await askConflict(type, path, { base, mine, theirs })
  if (settled === null) throw new DOMException(CANCELED, 'AbortError')
  return settled
}

/** The editor trims texts and changes their line ends. */
function normalizeText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').trim()
}

const CANCELED = 'The person cancels.'

async function renameInDocuments(
  { contentFolder, texts, renames: serverRenames }: EditorStore,
  categories: string,
  after: string,
): Promise<FileChange[]> {
  const before = texts().find(({ path }) => path === categories)?.text ?? ''
  const renames = renamesBetween(before, after)
  const changes = texts().flatMap(({ path, text }) => {
    const renamed = withRenames(path.slice(contentFolder.length + 1), text, renames)
    const isSame = path === categories || renamed === text
    return isSame ? [] : [{ action: 'update', path, data: `${renamed.trim()}\n` }]
  })
  if (changes.length === 0) return []
  const paths = changes.map(({ path }) => path)
  if (!(await confirmRename(renames, paths))) throw new DOMException(CANCELED, 'AbortError')
  // In the capture phase, a rejected save still counts as unsaved work.
  window.addEventListener('hashchange', readNewNames, { once: true, capture: true })
  return serverRenames ? [] : changes
}

/** Reloads the editor, whose lists and forms show the old names. */
function readNewNames(): void {
  if (!hasUnsavedWork()) window.location.reload()
}

async function confirmRename(renames: readonly CategoryRename[], paths: readonly string[]) {
  const list = renames.map(({ from, to }) => `“${from}” becomes “${to}”`).join(', ')
  const files = paths.map((path) => buildElement('li', { textContent: path }))
  const message = `${list}. These files change with it, and nothing else in them:`
  const parts = [buildElement('p', { textContent: message }), buildElement('ul', {}, ...files)]
  const title = 'Rename in every document?'
  return askInDialog({ title, parts, yes: 'Rename and save', no: 'Cancel' })
}
