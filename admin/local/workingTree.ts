import { formatProblem } from '../../pipeline/content/problem.ts'
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

/** The files under `content/`, read once and written through the development server. */
export class WorkingTree {
  private readonly files: Map<string, BridgeFile>

  private constructor(
    private readonly token: string,
    files: BridgeFile[],
  ) {
    this.files = new Map(files.map((file) => [file.path, file]))
  }

  static async read(): Promise<WorkingTree> {
    const token = takeBridgeToken(document)
    const response = await fetch(`${BRIDGE}/`, { headers: { [TOKEN_HEADER]: token } })
    if (!response.ok) throw await refusal(response)
    const { files }: Listing = await response.json()
    return new WorkingTree(token, files)
  }

  paths(): string[] {
    return [...this.files.keys()]
  }

  text(path: string): string | undefined {
    return this.files.get(path)?.text
  }

  /** @throws what the server says against it; then nothing was written. */
  async write(path: string, text: string): Promise<void> {
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

  /** @throws what the server says against it; then the file is still there. */
  async delete(path: string): Promise<void> {
    const version = this.files.get(path)?.version ?? ''
    const headers = { [TOKEN_HEADER]: this.token, 'If-Match': version }
    const response = await fetch(address(path), { method: 'DELETE', headers })
    if (!response.ok) throw await refusal(response)
    this.files.delete(path)
  }
}

function address(path: string): string {
  const parts = path.split('/').slice(1)
  return [BRIDGE, ...parts.map(encodeURIComponent)].join('/')
}

/** @param saved what was to be written, whose mistakes are described in the words of its form */
async function refusal(response: Response, saved?: Pick<BridgeFile, 'path' | 'text'>) {
  const { message, problems = [] }: Refused = await response.json()
  // Behind the name of the content folder.
  const name = saved?.path.slice(saved.path.indexOf('/') + 1)
  const type = contentTypes.find(({ folder }) => name?.startsWith(`${folder}/`))
  const lines = problems.map((problem) => {
    if (!type || !saved || problem.file !== saved.path) return formatProblem(problem)
    const { place, line, what, fix } = problemInForm(problem, type, saved.text)
    return `${line === undefined ? place : `${place}, “${line}”`}: ${what} ${fix}`
  })
  return new Error([message, ...lines].join('\n'))
}
