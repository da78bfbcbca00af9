import type { PictureData } from '../../src/content/picture.ts'
import { understandArt } from '../illustrator/understandArt.ts'
import { deriveArt, type Subject } from './deriveArt.ts'
import { pictureName, pictureSeed } from './pictureName.ts'

/**
 * What a document's picture is painted from, its own line or one that its words suggest, and what
 * pages need to know of it before it is painted.
 *
 * @param folder of the document, '' for the site's own settings
 */
export function describePicture(
  folder: string,
  document: Subject,
): { art: string; picture: PictureData } {
  const art = document.art ?? deriveArt(folder, document)
  const seed = pictureSeed(folder, document.id)
  return { art, picture: { name: pictureName({ seed, line: art }), color: mainColor(art) } }
}

/** The colour of what everything stands on, which fills most of a picture. */
function mainColor(line: string): string {
  const art = understandArt(line, () => {})
  if (!art) throw new Error(`This line of art cannot be read: ${line}`)
  return art.kind === 'dish' ? art.dish.ground.colors.color : art.product.scene.colors.color
}
