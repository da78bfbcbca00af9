import { asList } from '../../src/shared/checkJson.ts'
import { contentTypeOf } from '../../src/content/schema/index.ts'
import { pageAddress } from '../../src/content/schema/allowedAddresses.ts'
import { documentPath, kindOf } from '../../src/kinds/kinds.ts'
import { buildElement } from '../dialog/askInDialog.ts'
import { changeDocument, parseDocumentText } from '../../pipeline/textEdits/documentText.ts'
import { messageOf } from '../../src/shared/messageOf.ts'

interface Tree {
  write: (path: string, content: string | Blob) => Promise<void>
  refresh: (path: string) => Promise<string | undefined>
}

interface Deleted {
  path: string
  content: string | Blob
}

const OFFER_MS = 60_000

/** Offers for a minute to restore deleted files, or to redirect their addresses. */
export class UndoBar {
  /** Newest first, so that a document is restored after those that it references. */
  private deleted: Deleted[] = []
  private bar: HTMLElement | undefined
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly tree: Tree) {}

  offer(file: Deleted): void {
    this.deleted = [file, ...this.deleted]
    this.show(...this.offers())
  }

  private offers(): Node[] {
    if (this.deleted.length === 0) return []
    const names = this.deleted.map(({ path }) => path.split('/').at(-1)).join(', ')
    const undo = offerLine(`Deleted: ${names}`, 'Undo', () => this.restore())
    return [undo, ...this.deleted.flatMap((file) => this.redirectOffer(file))]
  }

  private show(...parts: Node[]): void {
    this.bar?.remove()
    const close = buildElement('button', { className: 'form-button', textContent: 'Close' })
    close.addEventListener('click', () => this.hide())
    const attributes = { className: 'form-dialog undo-bar', ariaLabel: 'What was deleted' }
    this.bar = buildElement('section', { ...attributes, role: 'status' }, ...parts, close)
    document.body.append(this.bar)
    this.hideLater()
  }

  private hideLater(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => {
      // The bar stays while the user types in it.
      if (this.bar?.contains(document.activeElement)) this.hideLater()
      else this.hide()
    }, OFFER_MS)
  }

  private hide(): void {
    this.deleted = []
    this.bar?.remove()
  }

  private forget(path: string): void {
    this.deleted = this.deleted.filter((file) => file.path !== path)
  }

  private async restore(): Promise<void> {
    const { tree } = this
    for (const { path, content } of this.deleted) {
      await tree.write(path, content)
      this.forget(path)
    }
    window.location.reload()
  }

  private redirectOffer({ path, content }: Deleted): HTMLElement[] {
    const [root = '', folder = '', file = ''] = path.split('/')
    const [type, kind] = [contentTypeOf(`${folder}/${file}`), kindOf(folder)]
    if (!type || !kind || typeof content !== 'string') return []
    const { id, draft } = parseDocumentText(content, type.bodyField)
    // A draft was never public, so its address needs no redirect.
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
      await addRedirect(this.tree, `${root}/site.yaml`, { from, to: to.value })
      this.forget(path)
      const message = `Readers of ${from} are led to ${to.value}.`
      this.show(buildElement('p', {}, message), ...this.offers())
    }
    return [offerLine(`Lead readers of ${from} to`, 'Add redirect', add, to)]
  }
}

/** Returns a line of the bar with a button. Shows errors of `work` below it. */
function offerLine(text: string, name: string, work: () => Promise<void>, ...fields: Node[]) {
  const button = buildElement('button', { className: 'form-button', textContent: name })
  const form = buildElement('form', {}, buildElement('label', {}, `${text} `, ...fields), button)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    work().catch((error: unknown) => {
      const textContent = messageOf(error)
      form.querySelector('[role="alert"]')?.remove()
      form.append(buildElement('p', { role: 'alert', textContent }))
    })
  })
  return form
}

async function addRedirect(tree: Tree, site: string, redirect: { from: string; to: string }) {
  const text = (await tree.refresh(site)) ?? ''
  const { redirects, ...values } = parseDocumentText(text)
  const all = [...asList(redirects), redirect]
  await tree.write(site, changeDocument(text, { ...values, redirects: all }))
}
