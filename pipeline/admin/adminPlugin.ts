import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { BRIDGE } from '../../admin/local/bridge.ts'
import { bundleAdmin } from './bundleAdmin.ts'
import { contentBridge } from './contentBridge.ts'
import { WORKING_TREE } from './editorTarget.ts'

const BUNDLE = path.resolve('.build/admin-dev')
/** What the editor's program is made of. */
const CODE = ['admin', 'src', 'packages', 'pipeline'].map(
  (folder) => path.resolve(folder) + path.sep,
)

/**
 * The editor at /admin/ in the development server, working on the files of this checkout. It is
 * bundled when it is first opened, as it is for production, so that a change in the content reloads
 * the pages of the site and never the editor.
 */
export function adminPlugin(): Plugin {
  return {
    name: 'admin',
    apply: (_config, { command, mode }) => command === 'serve' && mode !== 'test',
    configureServer(server) {
      const bridge = contentBridge({
        contentDir: path.resolve('content'),
        stagingDir: path.resolve('.build/admin-saving'),
        clock: () => new Date(),
      })
      const ready = createBundler(server)
      server.middlewares.use(BRIDGE, (request, response, next) => {
        void answering(bridge(request, response), next)
      })
      server.middlewares.use('/admin', (request, response, next) => {
        void answering(answerPage(ready, request, response, next), next)
      })
    },
  }
}

/** Leaves an error to Vite, which shows it. */
async function answering(answer: Promise<unknown>, next: Connect.NextFunction) {
  try {
    await answer
  } catch (error) {
    next(error)
  }
}

/** Bundles when asked, and again when the code has changed since. */
function createBundler({ watcher }: ViteDevServer) {
  let bundled: Promise<void> | undefined
  watcher.on('all', (_event, file) => {
    if (CODE.some((folder) => path.resolve(file).startsWith(folder))) bundled = undefined
  })
  return () => {
    bundled ??= bundleAdmin(BUNDLE, WORKING_TREE)
    return bundled
  }
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

async function answerPage(
  ready: () => Promise<void>,
  { url = '', originalUrl = '' }: Connect.IncomingMessage,
  response: ServerResponse<IncomingMessage>,
  next: Connect.NextFunction,
) {
  if (originalUrl === '/admin') {
    response.writeHead(302, { Location: '/admin/' })
    return response.end()
  }
  const name = (url.split(/[?#]/)[0] ?? '').replace(/\/$/, '/index.html')
  if (name.endsWith('.html')) await ready()
  const bytes = FILE_NAME.test(name) && (await readFile(path.join(BUNDLE, name)).catch(() => null))
  if (!bytes) return next()
  response.setHeader('Content-Type', TYPES[path.extname(name)] ?? 'application/octet-stream')
  response.end(bytes)
}

/** Of a file in the bundle: plain names, and no dot at the beginning of one. */
const FILE_NAME = /^(?:\/\w[\w.-]*)+$/
