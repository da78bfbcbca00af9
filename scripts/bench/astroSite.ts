import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { KINDS } from '../../src/kinds/kinds.ts'
import { COMPRESSED_CACHE, compressFolder } from '../../pipeline/build/compress.ts'
import { ownCache, sitePlace } from '../../pipeline/sitePlace.ts'

const SOURCE = path.resolve('bench/astro')
/** Where it is installed, on demand, outside of what `npm ci` installs. */
const INSTALLED = path.join(ownCache, 'bench-astro')
const PICTURES = path.join(INSTALLED, 'pictures.json')

/** Copies the Astro site of `bench/astro` into the cache, with the packages of its lock file. */
export function installAstro(): void {
  const isInstalled =
    existsSync(path.join(INSTALLED, 'node_modules/astro')) &&
    readLock(INSTALLED) === readLock(SOURCE)
  rmSync(path.join(INSTALLED, 'src'), { recursive: true, force: true })
  cpSync(SOURCE, INSTALLED, { recursive: true })
  if (isInstalled) return
  console.log('installing Astro, once …')
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: INSTALLED,
    stdio: 'inherit',
  })
}

function readLock(dir: string): string {
  return readFileSync(path.join(dir, 'package-lock.json'), 'utf8')
}

/** How Astro is run on a content folder, for `spawn`. */
export function astroCommand(command: 'build' | 'dev', content: string, options: string[] = []) {
  return {
    args: [path.join(INSTALLED, 'node_modules/astro/astro.js'), command, ...options],
    cwd: INSTALLED,
    env: {
      ...process.env,
      CONTENT_DIR: path.resolve(content),
      PICTURES,
      ASTRO_TELEMETRY_DISABLED: '1',
    },
  }
}

/** Forgets what Astro keeps from one build to the next. */
export function forgetAstroBuild(): void {
  for (const name of ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite']) {
    rmSync(path.join(INSTALLED, name), { recursive: true, force: true })
  }
}

/**
 * Lets the Astro site show the pictures of a built site.
 * @param dist the built site, whose data says what its pictures are called
 */
export function shareNames(dist: string): void {
  const pictures = KINDS.flatMap(({ folder, list }) => {
    const dir = path.join(dist, 'data', list)
    if (!existsSync(dir)) return []
    const files = readdirSync(dir).filter((name) => name.endsWith('.json'))
    return files.map((name): [string, unknown] => {
      const { data } = JSON.parse(readFileSync(path.join(dir, name), 'utf8'))
      return [`${folder}/${name.replace('.json', '')}`, data.picture]
    })
  })
  writeFileSync(PICTURES, JSON.stringify(Object.fromEntries(pictures)))
}

/**
 * Builds the Astro site of the built site's own content, with its pictures and compressed alike.
 * @returns the folder to serve
 * @throws if the site is not built yet
 */
export async function buildAstro(): Promise<string> {
  const painted = path.join(sitePlace.dist, 'pictures')
  if (!existsSync(painted)) throw new Error(`There is no ${painted}: run “npm run build” first.`)
  installAstro()
  shareNames(sitePlace.dist)
  const { args, ...options } = astroCommand('build', sitePlace.content)
  execFileSync(process.execPath, args, { ...options, stdio: 'ignore' })
  const dist = path.join(INSTALLED, 'dist')
  cpSync(painted, path.join(dist, 'pictures'), { recursive: true })
  await compressFolder(dist, path.join(path.dirname(COMPRESSED_CACHE), 'bench-astro-compressed'))
  return dist
}
