import path from 'node:path'

const generated = path.resolve('.contentlayer/generated')

/** Where a bundler finds the generated documents. */
export const generatedAliases = [
  { find: /^contentlayer\/generated$/, replacement: path.join(generated, 'index.mjs') },
  { find: /^contentlayer\/generated\//, replacement: `${generated}/` },
]
