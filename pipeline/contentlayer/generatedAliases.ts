import path from 'node:path'

/** Where bundlers find what Contentlayer generated. @param dir of the module and its documents */
export function generatedAliases(dir: string) {
  const index = path.join(dir, 'index.mjs')
  return [{ find: /^contentlayer\/generated$/, replacement: index }, generatedFiles(dir)]
}

export function generatedFiles(dir: string) {
  return { find: /^contentlayer\/generated\//, replacement: `${dir}/` }
}
