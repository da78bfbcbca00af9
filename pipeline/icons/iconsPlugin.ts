import type { Plugin } from 'vite'
import { drawIcons } from './icons.ts'
import { MANIFEST, webManifest } from './manifest.ts'

const SVG = 'image/svg+xml'

/** The icons and the manifest, which the build writes, in the development server. */
export function iconsPlugin(): Plugin {
  return {
    name: 'icons',
    apply: (_config, { command, mode }) => command === 'serve' && mode !== 'test',
    async configureServer(server) {
      for (const [name, bytes] of await drawIcons()) {
        server.middlewares.use(`/${name}`, (_request, response) => {
          if (name.endsWith('.svg')) response.setHeader('Content-Type', SVG)
          response.end(bytes)
        })
      }
      server.middlewares.use(`/${MANIFEST}`, (_request, response, next) => {
        server
          .ssrLoadModule('/src/prerender.tsx')
          .then(({ content }) => response.end(webManifest(content.settings)), next)
      })
    },
  }
}
