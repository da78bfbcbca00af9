import type { ServerResponse } from 'node:http'
import path from 'node:path'
import type { Connect, ErrorPayload, Plugin, ViteDevServer } from 'vite'
import { type Compiled, compileContent } from './content/compileContent.ts'
import type { Audience } from './content/audience.ts'
import { countCompiled, notesOn } from './content/describeCompiled.ts'
import { withBuildLock } from './buildLock.ts'
import { writePageFile } from '../src/content/pageFile.ts'
import { generatedAliases } from './generatedAliases.ts'
import { answerPicture } from './pictures/answerPicture.ts'
import { explainFailure } from './failure.ts'
import { withoutRawFiles } from './rawContent.ts'
import { generatedDir, sitePlace } from './sitePlace.ts'

const CONTENT = sitePlace.content
const GENERATED = generatedDir('editors')
/** Editors write a file in several strokes; what comes within this time is one change. */
const SETTLE_MS = 40

/**
 * The content of the site in the development server: compiles documents when they change and
 * reloads the page, answers for the data files of the built site, and shows the mistakes in a
 * broken document over the last good page.
 */
export function contentPlugin(): Plugin {
  return {
    name: 'content',
    apply: (_config, { command, mode }) => command === 'serve' && mode !== 'test',
    config: () => ({
      resolve: { alias: generatedAliases('editors') },
      server: {
        fs: withoutRawFiles(CONTENT),
        watch: { ignored: [`${GENERATED}/**`, '**/dist/**', '**/.build/**', '**/.cache/**'] },
      },
    }),
    async configureServer(server) {
      const refresh = createRefresh(server)
      await refresh()
      watchContent(server, refresh)
      for (const root of ['/data', '/assets/search', '/assets/finding']) {
        server.middlewares.use(root, (request, response, next) => {
          void answerJson(server, request, response, next)
        })
      }
      server.middlewares.use('/pictures', (request, response, next) => {
        void answerPicture(request, response, next)
      })
    },
  }
}

function createRefresh(server: ViteDevServer) {
  let error: ErrorPayload | null = null
  let reported = ''
  /** On the console alone, and once: most changes leave them as they are. */
  function reportNotes(compiled: Compiled) {
    const notes = notesOn(compiled).join('\n')
    if (notes !== reported && notes !== '') server.config.logger.warn(notes)
    reported = notes
  }
  // A page opened while a document is broken shows the error, too.
  server.ws.on('connection', () => {
    if (error) server.ws.send(error)
  })
  return async function refresh() {
    const started = performance.now()
    try {
      const audience: Audience = { now: new Date(), for: 'editors' }
      // A build reads what it compiled, and must not be disturbed.
      const compiled = await withBuildLock(() => compileContent(audience), {
        onWait: reportWaiting(server),
      })
      error = null
      invalidateGenerated(server)
      server.ws.send({ type: 'full-reload' })
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

function reportWaiting({ config }: ViteDevServer) {
  return (pid: number) =>
    config.logger.info(`waiting for the build of process ${pid}`, { timestamp: true })
}

function watchContent(server: ViteDevServer, refresh: () => Promise<void>) {
  server.watcher.add(CONTENT)
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  server.watcher.on('all', (_event, file) => {
    if (!path.resolve(file).startsWith(CONTENT + path.sep)) return
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(refresh)
    }, SETTLE_MS)
  })
}

/** Contentlayer's files are not watched: they change many at a time, and only through us. */
function invalidateGenerated(server: ViteDevServer) {
  for (const environment of Object.values(server.environments)) {
    const { moduleGraph } = environment
    for (const module of moduleGraph.idToModuleMap.values()) {
      if (module.file?.startsWith(GENERATED)) moduleGraph.invalidateModule(module)
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

/** The data of a page or a file that searches and filters read, by the address of the built site. */
async function readJson(server: ViteDevServer, address: string): Promise<string | null> {
  const site = await server.ssrLoadModule('/src/prerender.tsx')
  const page = address.match(/^\/data(\/.*)\.json$/)?.[1]
  if (page === undefined) return site.indexFiles().get(address) ?? null
  const json = site.pageJson(page === '/index' ? '/' : page)
  return json && writePageFile('', json)
}

function toOverlay(failure: unknown): ErrorPayload {
  const explanation = explainFailure(failure)
  const message = explanation ?? (failure instanceof Error ? failure.message : String(failure))
  const isExplained = explanation !== undefined || !(failure instanceof Error)
  const stack = isExplained ? '' : (failure.stack ?? '')
  return { type: 'error', err: { message, stack, plugin: 'content' } }
}
