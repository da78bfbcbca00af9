import { withBase } from '../../src/addresses/base.ts'
import { UndoBar } from './undoBar.ts'
import { formatProblem } from '../../pipeline/problems/problem.ts'
import { contentTypeOf } from '../../src/content/schema/index.ts'
import { problemInForm } from '../problemInForm.ts'
import {
  BRIDGE,
  type BridgeFile,
  type Listing,
  type Refused,
  type Saved,
  TOKEN_HEADER,
  TOKEN_META,
} from '../../pipeline/editorServer/editorProtocol.ts'

type RequestOptions = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

const CREATED = { 'If-None-Match': '*' }

export class WorkingTree {
  private readonly files = new Map<string, BridgeFile>()
  private readonly photos = new Set<string>()
  private readonly token = takeToken()
  readonly undoBar = new UndoBar(this)
  private added: string[] = []

  static async read(): Promise<WorkingTree> {
    const tree = new WorkingTree()
    const { files, photos }: Listing = await (await tree.ask('content/')).json()
    for (const file of files) tree.files.set(file.path, file)
    for (const photo of photos) tree.photos.add(photo)
    return tree
  }

  paths(): string[] {
    return [...this.files.keys(), ...this.photos]
  }

  texts(): BridgeFile[] {
    return [...this.files.values()]
  }

  has(path: string): boolean {
    return this.files.has(path) || this.photos.has(path)
  }

  async refresh(path: string): Promise<string | undefined> {
    const file: BridgeFile | null = await (await this.ask(path)).json()
    if (file) this.files.set(path, file)
    return file?.text
  }

  async content(path: string): Promise<string | Blob> {
    return this.files.get(path)?.text ?? (await this.ask(path)).blob()
  }

  async addPhoto(path: string, body: Blob): Promise<void> {
    await this.ask(path, { method: 'PUT', headers: CREATED, body })
    // A photo that existed before must not be removed later.
    if (!this.photos.has(path)) this.added.push(path)
    this.photos.add(path)
  }

  /** @throws the server's reason, after removing photos that were added for the document */
  async write(path: string, content: string | Blob): Promise<void> {
    if (typeof content !== 'string') return this.addPhoto(path, content)
    const added = this.added.splice(0)
    const current = this.files.get(path)
    const body = current ? restoreWhitespace(current.text, content) : content
    const headers = current ? { 'If-Match': current.version } : CREATED
    try {
      const response = await this.ask(path, { method: 'PUT', headers, body })
      const { version }: Saved = await response.json()
      this.files.set(path, { path, text: body, version })
    } catch (error) {
      // A photo that cannot be removed must not hide the reason.
      await Promise.allSettled(added.map((photo) => this.delete(photo)))
      throw error
    }
  }

  async delete(path: string): Promise<void> {
    const headers = { 'If-Match': this.files.get(path)?.version ?? '' }
    await this.ask(path, { method: 'DELETE', headers })
    this.files.delete(path)
    this.photos.delete(path)
  }

  private async ask(path: string, { headers, ...options }: RequestOptions = {}): Promise<Response> {
    const parts = path.split('/').slice(1)
    const response = await fetch([withBase(BRIDGE), ...parts.map(encodeURIComponent)].join('/'), {
      ...options,
      headers: { [TOKEN_HEADER]: this.token, ...headers },
    })
    if (response.ok) return response
    throw refusalError(await response.json(), { path, text: String(options.body) })
  }
}

/** Removes the token from the page, so that later scripts cannot read it. */
function takeToken(): string {
  const meta = document.querySelector(`meta[name="${TOKEN_META}"]`)
  meta?.remove()
  return meta?.getAttribute('content') ?? ''
}

function refusalError(
  { message, problems = [] }: Refused,
  { path, text }: Pick<BridgeFile, 'path' | 'text'>,
) {
  const type = contentTypeOf(path.slice(path.indexOf('/') + 1))
  const lines = problems.map((problem) => {
    if (!type || problem.file !== path) return formatProblem(problem)
    const { label, line, message: reason, advice } = problemInForm(problem, type, text)
    return `${line === undefined ? label : `${label}, “${line}”`}: ${reason} ${advice}`
  })
  return new Error([message, ...lines].join('\n'))
}

/** Restores the byte order mark, line ends and empty lines that the editor strips. */
export function restoreWhitespace(file: string, text: string): string {
  const [before = ''] = /^\s*/.exec(file) ?? []
  const [after = ''] = /\s*$/.exec(file) ?? []
  const inner = text.trim().replaceAll(/\r\n?/g, '\n')
  return before + (file.includes('\r\n') ? inner.replaceAll('\n', '\r\n') : inner) + after
}
