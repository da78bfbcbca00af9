import { execFileSync, spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { KINDS } from '../../src/kinds/kinds.ts'

const FIRST_ID = 1000

/** The folder of a copy of the project without caches, with copies of documents up to `size`. */
export async function makeProject(size: number): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'bench-'))
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'])
  const names = String(tracked).trim().split('\n')
  for (const name of new Set(names.map((each) => each.split('/')[0] ?? '')))
    await cp(name, path.join(root, name), { recursive: true })
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'))
  await addDocuments(path.join(root, 'content'), size)
  return root
}

async function addDocuments(content: string, size: number): Promise<void> {
  const folders = KINDS.filter(({ key }) => key === 'id').map(({ folder }) => folder)
  const lists = await Promise.all(folders.map((folder) => documentsIn(path.join(content, folder))))
  const files = lists.flat()
  for (let count = files.length; count < size; count += 1) {
    const file = files[count % files.length] ?? ''
    const id = String(FIRST_ID + count)
    const text = (await readFile(file, 'utf8')).replace(/^id: \d+$/m, `id: ${id}`)
    const name = path.basename(file).replace(/^\d+/, id)
    await writeFile(path.join(path.dirname(file), name), text)
  }
}

async function documentsIn(dir: string): Promise<string[]> {
  const names = await readdir(dir)
  return names.filter((name) => /\.(yaml|mdx)$/.test(name)).map((name) => path.join(dir, name))
}

/** Changes the title of the first recipe, as an editor would. */
export async function changeTitle(root: string): Promise<void> {
  const [file = ''] = (await documentsIn(path.join(root, 'content/recipes'))).toSorted()
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text.replace(/^title: .*$/m, (line) => `${line} again`),
  )
}

/** Seconds that `npm run build` takes in a folder. */
export async function timeBuild(root: string): Promise<number> {
  const started = performance.now()
  const child = spawn('npm', ['run', '--silent', 'build'], { cwd: root })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`The build failed: ${output.slice(-3000)}`)
  return (performance.now() - started) / 1000
}
