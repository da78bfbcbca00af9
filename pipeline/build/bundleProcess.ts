/** Bundles the site's code into the folder that is its argument, in a process of its own. */
import { textOf } from '../failure.ts'
import type { BundleFailure } from './bundleApart.ts'

process.on('disconnect', () => process.exit())

try {
  // Loads for a second, in which the parent may disconnect.
  const { bundleCode } = await import('./bundleCode.ts')
  await bundleCode(process.argv[2] ?? '')
  process.disconnect()
} catch (error) {
  process.send?.(describe(error), () => process.exit(1))
}

/** Messages between processes lose the properties of errors. */
function describe(error: unknown): BundleFailure {
  if (!(error instanceof Error)) return { message: String(error) }
  const { message, stack } = error
  return { message, stack, code: textOf(error, 'code'), path: textOf(error, 'path') }
}
