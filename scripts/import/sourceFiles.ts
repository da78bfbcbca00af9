import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { openFolder } from '../../pipeline/system/openFolder.ts'
import { ExplainedError } from '../../pipeline/system/explainFailure.ts'
import { isErrno } from '../../pipeline/system/isErrno.ts'
import { compareTexts } from '../../pipeline/problems/problem.ts'
import { cannotHoldRecipe } from '../../pipeline/import/readSourceFile.ts'

/** Reads files, files in folders, and standard input. @throws ExplainedError for unknown names */
export async function readSourceFiles(
  names: readonly string[],
  { from, input }: { from: string; input: AsyncIterable<Uint8Array | string> },
) {
  const pasted = { name: 'pasted text', read: () => buffer(input) }
  const named = names.map((name) =>
    name === '-' ? pasted : filesAt(name, path.resolve(from, name)),
  )
  const files = (await Promise.all(named)).flat()
  if (files.length === 0)
    throw new ExplainedError(`There is nothing to import in ${names.join(', ')}.`)
  return files
}

async function filesAt(name: string, location: string) {
  const stats = await stat(location).catch((error: unknown) => {
    const advice = URL.canParse(name) ? 'Save the page, and import its file.' : 'Check its name.'
    throw isErrno(error, 'ENOENT')
      ? new ExplainedError(`There is no file or folder ${name}.  ${advice}`)
      : error
  })
  if (!stats.isDirectory()) return [fileAt(location, path.basename(location))]
  return openFolder(location)
    .names()
    .filter((file) => !path.basename(file).startsWith('.') && !cannotHoldRecipe(file))
    .toSorted(compareTexts)
    .map((file) => fileAt(path.join(location, file), file))
}

function fileAt(file: string, name: string) {
  return { name, read: () => readFile(file) }
}
