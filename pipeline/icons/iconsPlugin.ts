import type { ServerResponse } from 'node:http'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import { loadSiteModule } from '../siteModule.ts'
import { drawIcons, ICON_NAMES } from './icons.ts'
import { MANIFEST, webManifest } from './manifest.ts'

/** The icons and the manifest, which the build writes, in the development server. */
export function iconsPlugin(): Plugin {
  return {
    name: 'icons',
    configureServer(server) {
      for (const name of [...ICON_NAMES, MANIFEST]) {
        server.middlewares.use(`/${name}`, (_request, response, next) => {
          void answer(server, name, response, next)
        })
      }
    },
  }
}

/** Made when a browser asks, so that the server need not wait for it. */
async function answer(
  server: ViteDevServer,
  name: string,
  response: ServerResponse,
  next: Connect.NextFunction,
) {
  try {
    if (name.endsWith('.svg')) response.setHeader('Content-Type', 'image/svg+xml')
    response.end(name === MANIFEST ? await readManifest(server) : (await drawIcons()).get(name))
  } catch (error) {
    next(error)
  }
}

async function readManifest(server: ViteDevServer): Promise<string> {
  const { content } = await loadSiteModule(server, '/src/prerender.tsx')
  return webManifest(content.settings)
}
