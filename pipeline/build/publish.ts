import { rename, rm } from 'node:fs/promises'

/**
 * Puts a finished folder in the place of the published one. Both must be on one file system; the
 * old one stands until the new one is complete.
 */
export async function publish(finished: string, published: string): Promise<void> {
  const retired = `${finished}-retired`
  await rm(retired, { recursive: true, force: true })
  const replaced = await renameIfThere(published, retired)
  try {
    await rename(finished, published)
  } catch (error) {
    if (replaced) await rename(retired, published)
    throw error
  }
  await rm(retired, { recursive: true, force: true })
}

async function renameIfThere(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw error
  }
}
