import type { Photo } from '../../pipeline/import/importedRecipe.ts'

export async function findFault({ bytes }: Photo): Promise<string | undefined> {
  // Most imports have no photo, and sharp takes its time to load.
  const { inspectPhoto } = await import('../../pipeline/pictures/inspectPhoto.ts')
  const found = await inspectPhoto(Buffer.from(bytes))
  return 'what' in found ? `${found.what} ${found.fix}` : undefined
}
