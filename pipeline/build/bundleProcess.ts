/** Bundles the site's code into the folder that is its argument, in a process of its own. */
import { textOf } from '../failure.ts'
import type { BundleFailure } from './bundleApart.ts'

// Nobody is left to bundle for.
process.on('disconnect', () => process.exit())

try {
  // Only now: the bundler takes a second to load, in which the other process may end.
  const { bundleCode } = await import('./bundleCode.ts')
  await bundleCode(process.argv[2] ?? '')
  process.disconnect()
} catch (error) {
  process.send?.(describe(error), () => process.exit(1))
}

/** What crosses to another process of an error: that it is one, and what the system said, would not. */
function describe(error: unknown): BundleFailure {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message, stack } = error
  return { message, stack, code: textOf(error, 'code'), path: textOf(error, 'path') }
}
