import { contentTypeOf } from '../../src/content/schema/index.ts'
import { pageAddress } from '../../src/content/schema/allowedAddresses.ts'
import { documentPath, kindOf } from '../../src/kinds/kinds.ts'
import { buildElement } from '../dialog/askInDialog.ts'
import { changeDocument, parseDocumentText } from '../../pipeline/textEdits/documentText.ts'
import type { WorkingTree } from '../local/workingTree.ts'
import { messageOf } from '../../src/shared/messageOf.ts'

type Tree = Pick<WorkingTree, 'write' | 'addPhoto' | 'refresh'>

interface Deleted {
  path: string
  content: string | Blob
}

const MINUTE = 60_000

/** Newest first, so that a document comes back after those that it names. */
let deleted: Deleted[] = []
let bar: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Offers for a minute to bring back what was deleted, and to lead its readers elsewhere. */
export function offerUndo(tree: Tree, file: Deleted): void {
  deleted = [file, ...deleted]
  showBar(...offers(tree))
}

function offers(tree: Tree): Node[] {
  if (deleted.length === 0) return []
  const names = deleted.map(({ path }) => path.split('/').at(-1)).join(', ')
  const undo = offerLine(`Deleted: ${names}`, 'Undo', () => bringBack(tree))
  return [undo, ...deleted.flatMap((each) => redirectOffer(tree, each))]
}

function showBar(...parts: Node[]): void {
  bar?.remove()
  const close = buildElement('button', { className: 'form-button', textContent: 'Close' })
  close.addEventListener('click', hideBar)
  const isNamed = { ariaLabel: 'What was deleted', role: 'status' }
  bar = buildElement('section', { className: 'form-dialog undo-bar', ...isNamed }, ...parts, close)
  document.body.append(bar)
  hideLater()
}

function hideLater(): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    // The bar stays while somebody types in it.
    if (bar?.contains(document.activeElement)) hideLater()
    else hideBar()
  }, MINUTE)
}

function hideBar(): void {
  deleted = []
  bar?.remove()
}

/** A line of the bar with a button; errors of `work` are shown below it. */
function offerLine(text: string, name: string, work: () => Promise<void>, ...fields: Node[]) {
  const button = buildElement('button', { className: 'form-button', textContent: name })
  const form = buildElement('form', {}, buildElement('label', {}, `${text} `, ...fields), button)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    work().catch((error: unknown) => {
      const textContent = messageOf(error)
      form.append(buildElement('p', { role: 'alert', textContent }))
    })
  })
  return form
}

async function bringBack(tree: Tree): Promise<void> {
  for (const { path, content } of deleted) {
    await (typeof content === 'string' ? tree.write(path, content) : tree.addPhoto(path, content))
    deleted = deleted.filter((other) => other.path !== path)
  }
  window.location.reload()
}

function redirectOffer(tree: Tree, { path, content }: Deleted): HTMLElement[] {
  const [root = '', folder = '', file = ''] = path.split('/')
  const [type, kind] = [contentTypeOf(`${folder}/${file}`), kindOf(folder)]
  if (!type || !kind || typeof content !== 'string') return []
  const { id, draft } = parseDocumentText(content, type.bodyField)
  // Nobody has bookmarked a draft.
  if (draft === true) return []
  const key = kind.key === 'id' ? String(id) : file.slice(0, -type.extension.length)
  const from = documentPath(kind.folder, key)
  const to = buildElement('input', {
    className: 'text-box',
    required: true,
    placeholder: `${kind.list}/7`,
  })
  const add = async () => {
    if (!pageAddress.pattern.test(to.value)) throw new Error(`Write ${pageAddress.shape}.`)
    await addRedirect(tree, `${root}/site.yaml`, { from, to: to.value })
    deleted = deleted.filter((other) => other.path !== path)
    const message = `Readers of ${from} are led to ${to.value}.`
    showBar(buildElement('p', {}, message), ...offers(tree))
  }
  return [offerLine(`Lead readers of ${from} to`, 'Add redirect', add, to)]
}

async function addRedirect(tree: Tree, site: string, redirect: { from: string; to: string }) {
  const text = (await tree.refresh(site)) ?? ''
  const { redirects, ...values } = parseDocumentText(text)
  const all = [...(Array.isArray(redirects) ? redirects : []), redirect]
  await tree.write(site, changeDocument(text, { ...values, redirects: all }))
}
