import { createHash } from 'node:crypto'
import path from 'node:path'

export type CompiledFor = 'readers' | 'editors'

/** For content outside the project, `dist/` and `deploy/` stand beside it. */
export function locateSite(root: string, contentDir = 'content') {
  const content = path.resolve(root, contentDir)
  const beside = path.dirname(content)
  const build = path.join(root, '.build')
  const isOwn = content === path.join(root, 'content')
  const work = isOwn ? build : path.join(build, 'sites', nameFor(content))
  return {
    root,
    /** The folder with `site.yaml` and the documents. */
    content,
    dist: path.join(beside, 'dist'),
    /** Where the next `dist` is put together; beside it, so that one rename publishes it. */
    staging: path.join(beside, '.build/site'),
    /** For bundles and locks; inside the project, whose packages bundles import. */
    work,
    /** Folders with `.contentlayer/generated`. */
    compiled: { readers: isOwn ? root : work, editors: path.join(work, 'dev') },
    /** The headers that a build writes for the servers of `deploy/`. */
    deployHeaders: path.join(beside, 'deploy/headers'),
  }
}

function nameFor(content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  return `${path.basename(path.dirname(content))}-${hash}`
}

/** The site that this process works on: `CONTENT_DIR` names its content, else it is `content/`. */
export const sitePaths = locateSite(process.cwd(), process.env.CONTENT_DIR || undefined)

/** Where a command was called; npm runs scripts in the project's folder. */
export const callersFolder = process.env.INIT_CWD ?? process.cwd()

/** The folder that Contentlayer generated for an audience. */
export function generatedDir(audience: CompiledFor): string {
  return path.join(sitePaths.compiled[audience], '.contentlayer/generated')
}
