import type { FileSystemServeOptions } from 'vite'

/** Vite's own list, which ours replaces. */
const VITE_DENIES = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**']

/** See https://github.com/micromatch/picomatch. */
const SPECIAL_IN_GLOBS = /[\\$^*+?()[\]{}|!@,]/g

/** Scripts in raw files of the content would have the rights of the site's own pages. */
export function withoutRawFiles(folder: string): FileSystemServeOptions {
  const glob = folder.replaceAll('\\', '/').replace(SPECIAL_IN_GLOBS, '\\$&')
  return { deny: [...VITE_DENIES, glob, `${glob}/**`] }
}
