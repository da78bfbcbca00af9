/** Starts the development server: `npm run dev`, `npm run dev -- --port 5000 --host 0.0.0.0`. */
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { createServer } from 'vite'
import viteConfig from '../vite.config.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    open: { type: 'boolean' },
    strictPort: { type: 'boolean' },
  },
})
const { port, ...options } = values

// Collects garbage earlier than by default, since this server runs all day.
setFlagsFromString('--heap-growing-percent=50')
const server = await createServer({
  ...(await viteConfig({ command: 'serve', mode: 'development' })),
  // Vite's own config loader would write into node_modules.
  configFile: false,
  server: { ...options, ...(port !== undefined && { port: Number(port) }) },
})
await server.listen()
server.printUrls()
server.bindCLIShortcuts({ print: true })
