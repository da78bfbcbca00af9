/** Prepares the packages of the site for the development server, in a process of its own. */
import { optimizeDeps, resolveConfig } from 'vite'
import { devConfig } from './devConfig.ts'

// Nobody is left to prepare for.
process.on('disconnect', () => process.exit())

// Vite warns that it would do this by itself.
await optimizeDeps(await resolveConfig({ ...devConfig, logLevel: 'error' }, 'serve'))
process.disconnect()
