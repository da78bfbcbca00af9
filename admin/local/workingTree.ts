import { formatProblem } from '../../pipeline/content/report/problem.ts'
import { contentTypes } from '../../src/content/schema/index.ts'
import { problemInForm } from '../problemInForm.ts'
import {
  BRIDGE,
  type BridgeFile,
  type Listing,
  type Refused,
  type Saved,
  TOKEN_HEADER,
} from './bridge.ts'
import { takeBridgeToken } from './bridgeToken.ts'
import { inFormOf } from './inFormOf.ts'

export class WorkingTree {
  private readonly files: Map<string, BridgeFile>
  private readonly photos: Set<string>
  private added: string[] = []

  private constructor(
    private readonly token: string,
    { files, photos }: Listing,
  ) {
    this.files = new Map(files.map((file) => [file.path, file]))
    this.photos = new Set(photos)
  }

  static async read(): Promise<WorkingTree> {
    const token = takeBridgeToken(document)
    const response = await fetch(`${BRIDGE}/`, { headers: { [TOKEN_HEADER]: token } })
    if (!response.ok) throw await refusal(response)
    return new WorkingTree(token, await response.json())
  }

  paths(): string[] {
    return [...this.files.keys(), ...this.photos]
  }

  has(path: string): boolean {
    return this.files.has(path) || this.photos.has(path)
  }

  text(path: string): string | undefined {
    return this.files.get(path)?.text
  }

  async photo(path: string): Promise<Blob> {
    const response = await fetch(address(path), { headers: { [TOKEN_HEADER]: this.token } })
    if (!response.ok) throw await refusal(response)
    return response.blob()
  }

  /** @throws the reason of the server; then nothing was written */
  async addPhoto(path: string, photo: Blob): Promise<void> {
    const headers = { [TOKEN_HEADER]: this.token, 'If-None-Match': '*' }
    const response = await fetch(address(path), { method: 'PUT', headers, body: photo })
    if (!response.ok) throw await refusal(response)
    this.photos.add(path)
    this.added.push(path)
  }

  /** @throws the reason of the server; photos added for the document are gone then */
  async write(path: string, text: string): Promise<void> {
    const added = this.added.splice(0)
    try {
      await this.writeDocument(path, text)
    } catch (error) {
      await Promise.all(added.map((photo) => this.delete(photo)))
      throw error
    }
  }

  private async writeDocument(path: string, text: string): Promise<void> {
    const known = this.files.get(path)
    const whole = known ? inFormOf(known.text, text) : text
    const response = await fetch(address(path), {
      method: 'PUT',
      headers: {
        [TOKEN_HEADER]: this.token,
        ...(known ? { 'If-Match': known.version } : { 'If-None-Match': '*' }),
      },
      body: whole,
    })
    if (!response.ok) throw await refusal(response, { path, text: whole })
    const { version }: Saved = await response.json()
    this.files.set(path, { path, text: whole, version })
  }

  /** @throws the reason of the server; then the file is still there */
  async delete(path: string): Promise<void> {
    const version = this.files.get(path)?.version ?? ''
    const headers = { [TOKEN_HEADER]: this.token, 'If-Match': version }
    const response = await fetch(address(path), { method: 'DELETE', headers })
    if (!response.ok) throw await refusal(response)
    this.files.delete(path)
    this.photos.delete(path)
  }
}

function address(path: string): string {
  const parts = path.split('/').slice(1)
  return [BRIDGE, ...parts.map(encodeURIComponent)].join('/')
}

/** Describes the mistakes of `saved` in the words of its form. */
async function refusal(response: Response, saved?: Pick<BridgeFile, 'path' | 'text'>) {
  const { message, problems = [] }: Refused = await response.json()
  const name = saved?.path.slice(saved.path.indexOf('/') + 1)
  const type = contentTypes.find(({ folder }) => name?.startsWith(`${folder}/`))
  const lines = problems.map((problem) => {
    if (!type || !saved || problem.file !== saved.path) return formatProblem(problem)
    const { place, line, what, fix } = problemInForm(problem, type, saved.text)
    return `${line === undefined ? place : `${place}, “${line}”`}: ${what} ${fix}`
  })
  return new Error([message, ...lines].join('\n'))
}
