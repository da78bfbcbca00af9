import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Bundler aliases for Contentlayer's output. @param dir the folder of the generated module */
export function generatedAliases(dir: string) {
  return [
    { find: /^contentlayer\/generated$/, replacement: path.join(dir, 'index.mjs') },
    { find: /^contentlayer\/generated\//, replacement: `${dir}/` },
    { find: /^words\/(\w+)$/, replacement: `${dir}/words/$1.ts` },
  ]
}

/** Code imports these documents and words individually, so bundles contain them. */
const IMPORTED = [
  ...['Author', 'CategoryList', 'Navigation', 'Site'].map((name) => `${name}/_index.json`),
  'words/all.json',
]

export function isImported(file: string): boolean {
  return IMPORTED.some((name) => file.endsWith(name))
}

/** Reads the generated text that bundles contain; they are outdated when it changes. */
export async function readImported(dir: string): Promise<string> {
  const files = IMPORTED.map((name) => path.join(dir, name))
  return (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n')
}
