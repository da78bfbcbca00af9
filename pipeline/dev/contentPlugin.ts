import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { Connect, EnvironmentModuleNode, ErrorPayload, Plugin, ViteDevServer } from 'vite'
import type { CompiledSummary } from '../content/compile/compileContent.ts'
import type { Audience } from '../content/compile/audience.ts'
import { countCompiled, notesOn } from '../content/compile/describeCompiled.ts'
import { writeImported } from '../content/compile/importedDocuments.ts'
import {
  EXPORT_NAMES,
  type LiveDocuments,
  liveExports,
  readLive,
} from '../content/compile/liveDocuments.ts'
import { memoize } from '../../src/collections/memoize.ts'
import { writePageFile } from '../../src/content/pageFile.ts'
import { watchFolders } from '../content/read/watchFolders.ts'
import { followWords } from '../completion/followWords.ts'
import { generatedFiles } from '../contentlayer/generatedAliases.ts'
import { answerPicture } from '../pictures/answerPicture.ts'
import { sourcesOf } from '../pictures/pictureSources.ts'
import { answerRedirect } from '../redirects/answerRedirect.ts'
import { explainFailure } from '../failure.ts'
import { withoutRawFiles } from './rawContent.ts'
import { inTurn, loadSiteModule } from '../siteModule.ts'
import { generatedDir, sitePlace } from '../sitePlace.ts'

const CONTENT = sitePlace.content
const GENERATED = generatedDir('editors')
/** Editors write a file in several strokes; what comes within this time is one change. */
const SETTLE_MS = 15

/** Takes from memory what Contentlayer generates for a build. */
const DOCUMENTS = 'virtual:documents'
const DOCUMENTS_ID = `\0${DOCUMENTS}`
/** Where that module finds them, since 10,000 documents would be too large a source. */
const LIVE = 'liveDocuments'
const picturesOf = memoize(sourcesOf, new WeakMap())
/** Tells open pages that documents have changed; see src/app/start.tsx. */
const CHANGED = 'documents-changed'

/** Vite's own tip is about its settings, which no editor changes. */
const MESSAGE_STYLE = `vite-error-overlay::part(tip) { display: none }
vite-error-overlay::part(window)::after { content: 'Press Esc to see the page behind.' }`

/**
 * The content of the site in the development server. A changed document is shown in place, a broken
 * one as a message over the last good page; only the settings, which are code, need a reload.
 */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    config: () => ({
      resolve: {
        alias: [
          { find: /^contentlayer\/generated$/, replacement: DOCUMENTS },
          generatedFiles(generatedDir('editors')),
        ],
      },
      server: {
        fs: withoutRawFiles(CONTENT),
        watch: {
          ignored: [
            `${CONTENT}/**`,
            `${GENERATED}/**`,
            '**/dist/**',
            '**/.build/**',
            '**/.cache/**',
          ],
        },
      },
    }),
    transformIndexHtml: () => [{ tag: 'style', children: MESSAGE_STYLE }],
    resolveId: (source) => (source === DOCUMENTS ? DOCUMENTS_ID : undefined),
    load(id) {
      if (id !== DOCUMENTS_ID) return undefined
      return `export const { ${EXPORT_NAMES.join(', ')} } = globalThis.${LIVE}`
    },
    async configureServer(server) {
      let live: LiveDocuments = new Map()
      const refresh = createRefresh(server, (documents) => {
        live = documents
      })
      await refresh()
      await watchContent(server, refresh)
      for (const root of ['/data', '/assets/search', '/assets/finding']) {
        server.middlewares.use(root, (request, response, next) => {
          void answerJson(server, request, response, next)
        })
      }
      server.middlewares.use((request, response, next) => {
        void answerRedirect(server, request, response, next)
      })
      server.middlewares.use('/pictures', (request, response, next) => {
        void answerPicture(picturesOf(live), request, response, next)
      })
    },
  }
}

function createRefresh(server: ViteDevServer, onCompiled: (documents: LiveDocuments) => void) {
  let error: ErrorPayload | null = null
  let reported = ''
  function reportNotes(compiled: CompiledSummary) {
    const notes = notesOn(compiled).join('\n')
    if (notes !== reported && notes !== '') server.config.logger.warn(notes)
    reported = notes
  }
  server.ws.on('connection', () => {
    // An empty update comes first: a page with a message over it would reload at its first one.
    server.ws.send(error ?? { type: 'update', updates: [] })
  })
  let settings = ''
  const isOwn = CONTENT === path.resolve('content')
  const follow = isOwn ? followWords(CONTENT) : async () => []
  return async function refresh() {
    const started = performance.now()
    try {
      const audience: Audience = { now: new Date(), for: 'editors' }
      const { documents, compiled } = await readLive(CONTENT, audience)
      onCompiled(documents)
      const live = liveExports(documents)
      const newSettings = JSON.stringify([live.site, live.navigation])
      const isSame = newSettings === settings
      await writeImported(documents)
      if (!isSame) await inTurn(() => invalidate(server, isImported))
      settings = newSettings
      error = null
      await inTurn(() => show(server, live, isSame))
      await follow()
      const ms = Math.round(performance.now() - started)
      server.config.logger.info(`${countCompiled(compiled)} in ${ms} ms`, { timestamp: true })
      reportNotes(compiled)
    } catch (failure) {
      error = toOverlay(failure)
      server.ws.send(error)
      server.config.logger.error(error.err.message, { timestamp: true })
    }
  }
}

function isImported({ file }: EnvironmentModuleNode): boolean {
  return file?.startsWith(GENERATED) === true
}

/** @param inPlace whether open pages may stay: their code is the same */
function show(server: ViteDevServer, live: Record<string, unknown>, inPlace: boolean) {
  Object.assign(globalThis, { [LIVE]: live })
  invalidate(server, ({ id }) => id === DOCUMENTS_ID)
  if (!inPlace) return server.ws.send({ type: 'full-reload' })
  // An empty update takes away the message over the page.
  server.ws.send({ type: 'update', updates: [] })
  server.ws.send({ type: 'custom', event: CHANGED })
}

/** Vite's own watcher may lose a file that Git or an editor has replaced. */
async function watchContent(server: ViteDevServer, refresh: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const stop = await watchFolders(CONTENT, () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(refresh)
    }, SETTLE_MS)
  })
  server.httpServer?.once('close', stop)
}

function invalidate(server: ViteDevServer, isMeant: (module: EnvironmentModuleNode) => boolean) {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const module of moduleGraph.idToModuleMap.values()) {
      if (isMeant(module)) moduleGraph.invalidateModule(module)
    }
  }
}

async function answerJson(
  server: ViteDevServer,
  { originalUrl = '' }: Connect.IncomingMessage,
  response: ServerResponse,
  next: Connect.NextFunction,
) {
  try {
    const json = await readJson(server, originalUrl.replace(/\?.*$/, ''))
    response.statusCode = json === null ? 404 : 200
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.end(json ?? 'null')
  } catch (error) {
    next(error)
  }
}

/** The data of a page, or an index, by its address in the built site. */
async function readJson(server: ViteDevServer, address: string): Promise<string | null> {
  const site = await loadSiteModule(server, '/src/prerender.tsx')
  const page = address.match(/^\/data(\/.*)\.json$/)?.[1]
  if (page === undefined) return site.indexFiles().get(address) ?? null
  const json = site.pageJson(page === '/index' ? '/' : page)
  return json && writePageFile({ code: '', version: '' }, json)
}

function toOverlay(failure: unknown): ErrorPayload {
  const explanation = explainFailure(failure)
  const message = explanation ?? (failure instanceof Error ? failure.message : String(failure))
  const isExplained = explanation !== undefined || !(failure instanceof Error)
  const stack = isExplained ? '' : (failure.stack ?? '')
  return { type: 'error', err: { message, stack, plugin: 'content' } }
}
