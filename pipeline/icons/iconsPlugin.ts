import type { ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import { passErrors } from '../system/passErrors.ts'
import { loadSiteModule } from '../vite/devQueue.ts'
import { drawIcons, ICON_NAMES, MANIFEST, webManifest } from './icons.ts'

/** Icons and manifest in the development server, made when a browser asks. */
export function iconsPlugin(): Plugin {
  return {
    name: 'icons',
    configureServer(server) {
      for (const name of [...ICON_NAMES, MANIFEST])
        server.middlewares.use(`/${name}`, (_request, response, next) =>
          passErrors(serveIcon(server, name, response), next),
        )
    },
  }
}

async function serveIcon(server: ViteDevServer, name: string, response: ServerResponse) {
  if (name.endsWith('.svg')) response.setHeader('Content-Type', 'image/svg+xml')
  if (name !== MANIFEST) return response.end((await drawIcons()).get(name))
  const { content } = await loadSiteModule(server, '/src/prerender.tsx')
  return response.end(webManifest(content.settings))
}
