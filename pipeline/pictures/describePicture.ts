import type { PictureData } from '../../src/content/picture.ts'
import { understandArt } from '../illustrator/understandArt.ts'
import { deriveArt, type Subject } from './deriveArt.ts'
import { pictureName, pictureSeed, type PictureSource } from './pictureName.ts'
import { shareText } from './share/shareText.ts'

/**
 * What a document's picture is made from: its own line or one that its words suggest, and what its
 * share image says.
 *
 * @param folder of the document, '' for the site's own settings
 * @param brand the name of the site
 */
export function pictureSource(folder: string, document: Subject, brand: string): PictureSource {
  return {
    seed: pictureSeed(folder, document.id),
    line: document.art ?? deriveArt(folder, document),
    brand,
    ...shareText(folder, document),
  }
}

/** The line of a document's picture, and what pages need to know of it before it is painted. */
export function describePicture(...document: Parameters<typeof pictureSource>): {
  art: string
  picture: PictureData
} {
  const source = pictureSource(...document)
  const art = source.line
  return { art, picture: { name: pictureName(source), color: mainColor(art) } }
}

/** The colour of what everything stands on, which fills most of a picture. */
function mainColor(line: string): string {
  const art = understandArt(line, () => {})
  if (!art) throw new Error(`This line of art cannot be read: ${line}`)
  return art.kind === 'dish' ? art.dish.ground.colors.color : art.product.scene.colors.color
}
