import type { PictureData } from '../../src/content/picture.ts'
import { KINDS } from '../../src/kinds/kinds.ts'
import type { Bundle } from '../build/bundle.ts'
import { scriptHashes } from './scriptHashes.ts'
import type { HeaderFacts } from './siteHeaders.ts'

/** Gathers what the headers follow from: settings, code that stands in pages, images elsewhere. */
export function headerFacts({ site, template, earlyScript }: Bundle): HeaderFacts {
  const { content, siteFile } = site
  const documents = [
    ...KINDS.flatMap(({ folder }): Pictured[] => content[folder]),
    content.settings.blogPicture,
  ]
  return {
    settings: siteFile,
    // What the bundler made, before any content stands in it.
    scriptHashes: scriptHashes(template + earlyScript),
    imageOrigins: [...new Set(documents.flatMap(originOf))].toSorted(),
  }
}

interface Pictured {
  picture?: PictureData
}

function originOf({ picture }: Pictured): string[] {
  return picture && 'address' in picture ? [new URL(picture.address).origin] : []
}
