import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import mime from 'mime-types'
import type { Plugin, ViteDevServer } from 'vite'
import { BRIDGE } from './editorProtocol.ts'
import { readImported } from '../contentlayer/generatedFiles.ts'
import { siteBase } from '../system/siteBase.ts'
import { generatedDir, sitePaths } from '../system/sitePaths.ts'
import { asyncHandler } from '../vite/asyncHandler.ts'
import { runInTurn } from '../vite/devQueue.ts'
import { bundleAdmin } from '../editorBuild/bundleAdmin.ts'
import { policyText } from '../securityPolicy/securityPolicy.ts'
import { contentBridge } from './contentBridge.ts'
import { editorPolicy } from '../editorBuild/editorPolicy.ts'
import { WORKING_TREE } from '../editorBuild/editorTarget.ts'
import { tokenInPage } from './checkCaller.ts'

const ADMIN = `${siteBase}/admin`
const BUNDLE = path.join(sitePaths.work, 'admin-dev')
const CODE = ['admin', 'src', 'pipeline'].map((folder) => path.resolve(folder) + path.sep)

/** Serves the editor as a bundle, so that content changes never reload it. */
export function adminPlugin(): Plugin {
  return {
    name: 'admin',
    configureServer(server) {
      const token = randomBytes(32).toString('base64url')
      const bridge = contentBridge({
        token,
        contentDir: sitePaths.content,
        stagingDir: path.join(sitePaths.work, 'admin-saving'),
        clock: () => new Date(),
      })
      server.middlewares.use(siteBase + BRIDGE, asyncHandler(bridge))
      server.middlewares.use(ADMIN, servePages(createBundler(server), token))
    },
  }
}

function createBundler({ watcher }: ViteDevServer) {
  let bundled: Promise<void> | undefined
  let documents = ''
  watcher.on('all', (_event, file) => {
    if (CODE.some((folder) => path.resolve(file).startsWith(folder))) bundled = undefined
  })
  return async () => {
    const before = documents
    documents = await runInTurn(() => readImported(generatedDir('editors')))
    if (documents !== before) bundled = undefined
    bundled ??= bundleAdmin(BUNDLE, WORKING_TREE, 'editors').catch((error: unknown) => {
      bundled = undefined
      throw error
    })
    return bundled
  }
}

/** The opener policy prevents pages that open the editor from reading its token. */
const HEADERS = {
  'Content-Security-Policy': policyText(editorPolicy(WORKING_TREE)),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
}

function servePages(bundle: () => Promise<void>, token: string) {
  return asyncHandler(async (request, response, next) => {
    const { url = '', originalUrl = '' } = request
    if (originalUrl === ADMIN) return response.writeHead(302, { Location: `${ADMIN}/` }).end()
    const name = (url.split(/[?#]/)[0] ?? '').replace(/\/$/, '/index.html')
    if (name.endsWith('.html')) await bundle()
    const isFile = FILE_NAME.test(name)
    const bytes = isFile && (await readFile(path.join(BUNDLE, name)).catch(() => null))
    if (!bytes) return next()
    const type = mime.contentType(path.extname(name)) || 'application/octet-stream'
    response.writeHead(200, { ...HEADERS, 'Content-Type': type })
    response.end(name === '/index.html' ? tokenInPage(String(bytes), request, token) : bytes)
  })
}

const FILE_NAME = /^(?:\/\w[\w.-]*)+$/
