import { mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sitePaths } from '../../pipeline/system/sitePaths.ts'

export const SECRET = 'This is not for visitors.'

export const BAITS = {
  '../package.json': SECRET,
  '../dist-old/index.html': SECRET,
  '.git/config': SECRET,
  '.htaccess': SECRET,
  '.well-known/.env': SECRET,
  '.well-known/security.txt': 'Contact: mailto:hello@pinchwell.example',
}

/** Makes a folder whose `dist` is the site with baits, without copying it. @returns its path */
export async function makeRoot(parent: string): Promise<string> {
  const root = path.join(parent, 'dist')
  await mkdir(root)
  for (const name of await readdir(sitePaths.dist)) {
    await symlink(path.join(sitePaths.dist, name), path.join(root, name))
  }
  for (const [name, text] of Object.entries(BAITS)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true })
    await writeFile(path.join(root, name), text)
  }
  return root
}
