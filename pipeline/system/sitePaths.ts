import { hash } from 'node:crypto'
import path from 'node:path'

export type Audience = 'readers' | 'editors'

/** Returns the folders of a site. `dist/` and `deploy/` are beside its content folder. */
export function locateSite(root: string, contentDir = 'content') {
  const content = path.resolve(root, contentDir)
  const parent = path.dirname(content)
  const build = path.join(root, '.build')
  const isProject = content === path.join(root, 'content')
  const work = isProject ? build : path.join(build, 'sites', nameFor(content))
  return {
    root,
    content,
    dist: path.join(parent, 'dist'),
    /** The next `dist` is built here, on the same disk, so that a rename publishes it. */
    staging: path.join(parent, '.build/site'),
    /** The folder of bundles and locks, inside the project because bundles import its packages. */
    work,
    compiled: { readers: isProject ? root : work, editors: path.join(work, 'dev') },
    /** The headers that a build writes for the servers in `deploy/`. */
    deployHeaders: path.join(parent, 'deploy/headers'),
  }
}

function nameFor(content: string): string {
  return `${path.basename(path.dirname(content))}-${hash('sha256', content).slice(0, 8)}`
}

/** The site of this process. `CONTENT_DIR` names its content folder, by default `content/`. */
export const sitePaths = locateSite(process.cwd(), process.env.CONTENT_DIR || undefined)

/** The folder where the user called a command, since npm runs scripts in the project's folder. */
export const callersFolder = process.env.INIT_CWD ?? process.cwd()

export function generatedDir(audience: Audience): string {
  return path.join(sitePaths.compiled[audience], '.contentlayer/generated')
}
