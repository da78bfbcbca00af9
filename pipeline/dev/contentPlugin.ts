import path from 'node:path'
import type {
  ErrorPayload,
  Plugin,
  ViteDevServer,
  FileSystemServeOptions,
  PluginOption,
} from 'vite'
import { DEFAULT_LANGUAGE, type Language } from '../../languages/languages.ts'
import {
  type CompiledContent,
  compileContent,
  countCompiled,
  notesOn,
} from '../content/compile/compileContent.ts'
import { DOCUMENTS_CHANGED, writePageFile } from '../../src/content/pageFile.ts'
import { watchFolders } from '../content/read/watchFolders.ts'
import { followWords } from '../schemas/editorFiles.ts'
import { generatedAliases, isImported, readImported } from '../contentlayer/generatedFiles.ts'
import { servePictures } from '../pictures/servePictures.ts'
import type { PictureSource } from '../pictures/pictureName.ts'
import { pictureSources } from '../pictures/pictureSources.ts'
import { explainFailure } from '../system/explainFailure.ts'
import { appearanceHash, refreshAppearance } from '../theme/siteTheme.ts'
import { asyncHandler } from '../vite/asyncHandler.ts'
import { runInTurn, loadSiteModule } from '../vite/devQueue.ts'
import { sendFile } from '../server/sendFile.ts'
import { siteBase } from '../system/siteBase.ts'
import { generatedDir, sitePaths } from '../system/sitePaths.ts'
import { pagePath } from '../../src/addresses/paths.ts'
import type { SiteRedirect } from '../../src/content/prerender/siteRedirects.ts'
import { adminPlugin } from '../editorServer/adminPlugin.ts'
import { withLanguage } from '../words/siteWords.ts'
import { iconsPlugin } from '../icons/icons.ts'
import { messageOf } from '../../src/shared/messageOf.ts'

const CONTENT = sitePaths.content
const GENERATED = generatedDir('editors')
/** Text editors write a file in several steps; changes within this time count as one. */
const SETTLE_MS = 15

/** Hides Vite's tip, which names settings that readers of this message do not have. */
const MESSAGE_STYLE = `vite-error-overlay::part(tip) { display: none }
vite-error-overlay::part(window)::after { content: 'Press Esc to see the page behind.' }`

/** Reloads changed documents immediately, and shows mistakes over the last valid page. */
export function contentPlugin(): Plugin {
  let language: Language = DEFAULT_LANGUAGE
  return {
    name: 'content',
    config: () => ({
      resolve: { alias: generatedAliases(GENERATED) },
      server: {
        fs: withoutRawFiles(CONTENT),
        watch: { ignored: [`${CONTENT}/**`, `${GENERATED}/**`, '**/{dist,.build,.cache}/**'] },
      },
    }),
    transformIndexHtml: (html) => ({
      html: withLanguage(html, language),
      tags: [{ tag: 'style', children: MESSAGE_STYLE }],
    }),
    async configureServer(server) {
      let pictures: PictureSource[] = []
      let videos: { name: string; file: string }[] = []
      const refresh = createRefresh(server, ({ documents, words }) => {
        pictures = pictureSources(documents, words.messages)
        videos = documents.flatMap(({ videoFiles = [] }) => videoFiles)
        language = words.language
      })
      await runInTurn(refresh)
      await watchContent(server, refresh)
      // Requests wait while generated files are being written.
      server.middlewares.use((_request, _response, next) => void runInTurn(next))
      for (const root of ['/data', '/assets/search', '/assets/finding'])
        server.middlewares.use(siteBase + root, serveJson(server))
      server.middlewares.use(serveRedirects(server))
      server.middlewares.use(
        `${siteBase}/pictures`,
        servePictures(() => pictures),
      )
      server.middlewares.use(
        `${siteBase}/videos`,
        asyncHandler(async (request, response, next) => {
          const video = videos.find(({ name }) => request.url === `/${name}`)
          await (video ? sendFile(request, response, video.file, 200) : next())
        }),
      )
    },
  }
}

function createRefresh(server: ViteDevServer, onCompiled: (compiled: CompiledContent) => void) {
  let error: ErrorPayload | null = null
  let reported = ''
  server.ws.on('connection', () => {
    // Sends an empty update first: Vite reloads the page if the first update finds an overlay.
    server.ws.send(error ?? { type: 'update', updates: [] })
  })
  let imported = ''
  const isProject = CONTENT === path.resolve('content')
  const follow = isProject ? followWords(CONTENT) : async () => []
  return async function refresh() {
    const started = performance.now()
    try {
      refreshAppearance()
      const compiled = await compileContent({ now: new Date(), audience: 'editors' })
      onCompiled(compiled)
      const before = imported
      imported = (await readImported(GENERATED)) + appearanceHash()
      error = null
      updateOpenPages(server, imported === before)
      await follow()
      const ms = Math.round(performance.now() - started)
      server.config.logger.info(`${countCompiled(compiled)} in ${ms} ms`, { timestamp: true })
      const notes = notesOn(compiled).join('\n')
      if (notes !== reported && notes !== '') server.config.logger.warn(notes)
      reported = notes
    } catch (failure) {
      error = toOverlay(failure)
      server.ws.send(error)
      server.config.logger.error(error.err.message, { timestamp: true })
    }
  }
}

/** @param inPlace whether open pages can stay loaded, since their code has not changed */
function updateOpenPages(server: ViteDevServer, inPlace: boolean) {
  // Settings and theme affect the code and every style sheet.
  const isStale = (file: string) => !inPlace || (file.startsWith(GENERATED) && !isImported(file))
  for (const { moduleGraph } of Object.values(server.environments))
    for (const module of moduleGraph.idToModuleMap.values())
      if (isStale(module.file ?? '')) moduleGraph.invalidateModule(module)
  if (!inPlace) return server.ws.send({ type: 'full-reload' })
  // Removes the error overlay.
  server.ws.send({ type: 'update', updates: [] })
  server.ws.send({ type: 'custom', event: DOCUMENTS_CHANGED })
}

/** Watches the folder itself: Vite's watcher may lose files that Git or a text editor replaced. */
async function watchContent(server: ViteDevServer, refresh: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  const stop = await watchFolders(CONTENT, () => {
    clearTimeout(timer)
    timer = setTimeout(() => void runInTurn(refresh), SETTLE_MS)
  })
  server.httpServer?.once('close', stop)
}

function serveJson(server: ViteDevServer) {
  return asyncHandler(async ({ originalUrl = '' }, response) => {
    const json = await findDataFile(server, originalUrl.slice(siteBase.length).replace(/\?.*$/, ''))
    response.statusCode = json === null ? 404 : 200
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.end(json ?? 'null')
  })
}

async function findDataFile(server: ViteDevServer, address: string): Promise<string | null> {
  const site = await loadSiteModule(server, '/src/prerender.tsx')
  const page = address.match(/^\/data(\/.*)\.json$/)?.[1]
  if (page === undefined) return site.indexFiles().get(address) ?? null
  const json = site.pageJson(page === '/index' ? '/' : page)
  return json && writePageFile({ code: '', version: '' }, json)
}

function toOverlay(failure: unknown): ErrorPayload {
  const explanation = explainFailure(failure)
  const isBug = explanation === undefined && failure instanceof Error
  const err = { message: explanation ?? messageOf(failure), plugin: 'content' }
  return { type: 'error', err: { ...err, stack: (isBug && failure.stack) || '' } }
}

/** Special characters in globs: https://github.com/micromatch/picomatch. */
const SPECIAL_IN_GLOBS = /[\\$^*+?()[\]{}|!@,]/g

/** Denies raw content files, since scripts in them would run with the site's origin. */
export function withoutRawFiles(folder: string): FileSystemServeOptions {
  const glob = folder.replaceAll('\\', '/').replace(SPECIAL_IN_GLOBS, '\\$&')
  // Repeats Vite's default list, which this setting replaces, and adds the folder.
  return { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', glob, `${glob}/**`] }
}

/** Redirects old addresses in the development server, as hosts of the built site do. */
function serveRedirects(server: ViteDevServer) {
  return asyncHandler(async ({ method, url = '', headers }, response, next) => {
    // Other requests come from page code, not from navigation.
    if (method !== 'GET' || !headers.accept?.includes('text/html')) return next()
    const { listRedirects } = await loadSiteModule(
      server,
      '/src/content/prerender/siteRedirects.ts',
    )
    const redirects: SiteRedirect[] = listRedirects()
    const [pathname = ''] = url.split('?', 1)
    const redirect = redirects.find(({ from }) => siteBase + from === pagePath(pathname))
    if (!redirect) return next()
    // Not cached, since the list may change at any time.
    response.writeHead(301, { Location: siteBase + redirect.to, 'Cache-Control': 'no-store' }).end()
  })
}

export function devPlugins(): PluginOption[] {
  return [contentPlugin(), iconsPlugin(), adminPlugin()]
}
