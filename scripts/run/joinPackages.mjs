import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { joinFiles, ownAddresses } from './joinFiles.mjs'
import { lazyPackages } from './lazyPackages.mjs'
import { placeFiles } from './placeFiles.mjs'

/**
 * What the project imports of packages with 1,700 modules together, which Node takes longer to load
 * than most commands take to do their work.
 */
export const JOINED_PACKAGES = [
  'contentlayer/core',
  'contentlayer/source-files',
  '@contentlayer2/source-files/schema/defs',
  '@contentlayer2/utils',
  '@contentlayer2/utils/effect',
  'css-tree',
]

/**
 * What Contentlayer imports to report what it does to another program, to generate into memory and to
 * compile MDX in its own way, all of which the project does not ask of it.
 */
const RARELY_USED = [
  '@opentelemetry/exporter-trace-otlp-grpc',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-base',
  '@opentelemetry/sdk-trace-node',
  '@opentelemetry/semantic-conventions',
  'mdx-bundler',
  'memfs',
]

/** The modules that say how packages are joined. */
const PARTS = ['joinPackages.mjs', 'joinFiles.mjs', 'lazyPackages.mjs', 'loadLater.mjs'].map(
  (name) => fileURLToPath(new URL(name, import.meta.url)),
)

/** All of these packages, so that none is there twice. */
export const OF_JOINED_PACKAGES = /^(@contentlayer2|@effect-ts|contentlayer2?|css-tree)(\/|$)/

/**
 * Joins the modules of some packages, once for the packages that are installed.
 *
 * @param {string} root the folder of the project
 * @returns {Promise<Map<string, string>>} the files to import by the names of what is joined; none
 *   where the project cannot be written to
 */
export async function joinPackages(root) {
  try {
    const lock = readFileSync(path.join(root, 'package-lock.json'))
    const hash = createHash('sha256').update(process.version).update(lock)
    for (const part of PARTS) hash.update(readFileSync(part))
    const place = await placeFiles(
      path.join(root, '.build/packages'),
      hash.digest('hex').slice(0, 16),
      () => join(root),
    )
    return new Map(JOINED_PACKAGES.map((name) => [name, path.join(place, fileOf(name))]))
  } catch {
    return new Map()
  }
}

/** @param {string} name */
function fileOf(name) {
  return `${name.replaceAll('/', '-')}.mjs`
}

/** @param {string} root */
function join(root) {
  return joinFiles(root, {
    entryPoints: JOINED_PACKAGES.map((name) => ({ in: name, out: path.parse(fileOf(name)).name })),
    plugins: [
      lazyPackages(RARELY_USED),
      withoutOtherPackages,
      ownAddresses(/(@contentlayer2|css-tree)[\\/].*\.js$/),
    ],
  })
}

/** Where a package has another one of its own, in place of the project's. */
const NESTED = /[\\/]node_modules[\\/].*[\\/]node_modules[\\/]/

/** @type {import('esbuild').Plugin} */
const withoutOtherPackages = {
  name: 'without-other-packages',
  setup(builder) {
    builder.onResolve({ filter: /^[^./]/ }, async ({ path: name, pluginData, ...asked }) => {
      if (pluginData === withoutOtherPackages || OF_JOINED_PACKAGES.test(name)) return null
      const { resolveDir, kind, importer } = asked
      const looked = { resolveDir, kind, importer, pluginData: withoutOtherPackages }
      const found = await builder.resolve(name, looked)
      return NESTED.test(found.path) ? found : { path: name, external: true }
    })
  },
}
