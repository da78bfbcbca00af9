import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ExplainedError } from '../../pipeline/system/explainFailure.ts'
import { isErrno } from '../../pipeline/system/isErrno.ts'
import { compareTexts } from '../../pipeline/content/report/problem.ts'
import { cannotHoldRecipe } from '../../pipeline/import/readSourceFile.ts'

interface NamedFile {
  name: string
  read: () => Promise<Uint8Array>
}

/** Files, all in folders (relative to `from`), and standard input. @throws ExplainedError for a name that there is not */
export async function readSourceFiles(
  names: readonly string[],
  { from, input }: { from: string; input: AsyncIterable<Uint8Array | string> },
): Promise<NamedFile[]> {
  const files: NamedFile[] = []
  for (const name of names) {
    if (name === '-') files.push({ name: 'pasted text', read: () => buffer(input) })
    else files.push(...(await filesAt(name, path.resolve(from, name))))
  }
  if (files.length === 0)
    throw new ExplainedError(`There is nothing to import in ${names.join(', ')}.`)
  return files
}

async function filesAt(name: string, place: string): Promise<NamedFile[]> {
  const found = await stat(place).catch((error: unknown) => {
    throw isErrno(error, 'ENOENT')
      ? new ExplainedError(`There is no file or folder ${name}.  Check its name.`)
      : error
  })
  if (!found.isDirectory()) return [fileAt(place, path.basename(place))]
  const entries = await readdir(place, { recursive: true, withFileTypes: true })
  return entries
    .filter(
      (entry) => entry.isFile() && !entry.name.startsWith('.') && !cannotHoldRecipe(entry.name),
    )
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted(compareTexts)
    .map((file) => fileAt(file, path.relative(place, file).split(path.sep).join('/')))
}

function fileAt(file: string, name: string): NamedFile {
  return { name, read: () => readFile(file) }
}
