import path from 'node:path'
import type { Backend, CmsConfig } from '@sveltia/cms'
import type { Site } from 'contentlayer/generated'
import { sitePaths } from '../system/sitePaths.ts'
import { existsSync } from 'node:fs'

export interface EditorTarget {
  backend: Backend
  publishMode?: CmsConfig['publish_mode']
  /** The content folder, relative to the repository root. */
  contentFolder: string
}

/** The development server edits the files of the checkout; see admin/local/. */
export const WORKING_TREE: EditorTarget = {
  backend: { name: 'test-repo' },
  contentFolder: path.basename(sitePaths.content),
}

export type EditorSettings = Omit<NonNullable<Site['editor']>, 'type' | '_id' | '_raw'>

/** Translates the settings for the editor. @throws if the backend has no reviews */
export function editorTarget(
  settings: EditorSettings,
  contentFolder = folderInRepository(sitePaths.content),
): EditorTarget {
  const isReviewed = settings.workflow === 'review'
  if (isReviewed && settings.backend === 'gitea') {
    const message =
      'content/site.yaml: with “backend: gitea”, “editor.workflow” cannot be “review”.'
    throw new Error(`${message} Write “direct”, or use GitHub or GitLab.`)
  }
  return {
    backend: backendOf(settings),
    publishMode: isReviewed ? 'editorial_workflow' : 'simple',
    contentFolder,
  }
}

const API_PATHS = { gitlab: '/api/v4', gitea: '/api/v1' } as const

function backendOf(settings: EditorSettings): Backend {
  const { backend, repo, branch, baseUrl, appId } = settings
  // For GitHub, `baseUrl` is the sign-in service.
  const standardApi =
    backend === 'github' ? undefined : baseUrl && baseUrl.replace(/\/$/, '') + API_PATHS[backend]
  const { apiUrl = standardApi } = settings
  const common = { repo, branch, base_url: baseUrl, api_root: apiUrl, app_id: appId }
  // Signing in with a token avoids another company's sign-in service.
  const isTokenOnly = backend === 'github' ? baseUrl === undefined : appId === undefined
  if (backend === 'gitlab' && !isTokenOnly) return { name: backend, ...common, auth_type: 'pkce' }
  return { name: backend, ...common, ...(isTokenOnly && { auth_methods: ['token'] }) }
}

/** Returns a folder relative to its repository root; without a repository, its name. */
export function folderInRepository(folder: string): string {
  for (let root = path.dirname(folder); ; root = path.dirname(root)) {
    if (existsSync(path.join(root, '.git')))
      return path.relative(root, folder).split(path.sep).join('/')
    if (root === path.dirname(root)) return path.basename(folder)
  }
}
