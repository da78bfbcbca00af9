import type { FileSystemServeOptions } from 'vite'

/** What Vite keeps to itself anyway, which a list of ours takes the place of. */
const VITE_DENIES = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**']

/** What a glob reads as more than a letter (https://github.com/micromatch/picomatch). */
const SPECIAL_IN_GLOBS = /[\\$^*+?()[\]{}|!@,]/g

/**
 * Options that keep the development server from handing out the files of a folder as they are. A picture or page
 * among them could hold a script, which would run with what the site's own pages may do. What is
 * published of them, the server makes itself: data, and pictures that it encoded itself.
 *
 * @param folder an absolute path
 */
export function withoutRawFiles(folder: string): FileSystemServeOptions {
  const glob = folder.replaceAll('\\', '/').replace(SPECIAL_IN_GLOBS, '\\$&')
  return { deny: [...VITE_DENIES, glob, `${glob}/**`] }
}
