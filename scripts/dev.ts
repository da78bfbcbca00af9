/** Starts the development server: `npm run dev`, `npm run dev -- --port 5000 --host 0.0.0.0`. */
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { devConfig } from '../pipeline/devConfig.ts'
import { growHeapSlowly } from '../pipeline/growHeapSlowly.ts'
import { optimizeApart } from '../pipeline/optimizeApart.ts'

const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    host: { type: 'string' },
    open: { type: 'boolean' },
    strictPort: { type: 'boolean' },
  },
})
const { port, ...options } = values

growHeapSlowly()
const optimized = optimizeApart()
// The configuration is a module of this program: Vite's own loader writes into node_modules.
const server = await createServer({
  ...devConfig,
  server: { ...options, ...(port !== undefined && { port: Number(port) }) },
})
// Documents are compiled meanwhile.
await optimized
await server.listen()
server.printUrls()
server.bindCLIShortcuts({ print: true })
