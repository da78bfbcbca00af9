import { isImageAddress } from '../../../src/addresses/pictureFiles.ts'
import { complainInto, type Problem } from '../report/problem.ts'
import type { ReadDocument } from '../values/document.ts'

/** Characters of the content policy for image hosts; see pipeline/headers/headersFile.ts. */
const MOST_CHARACTERS = 1000

export function checkImageHosts(documents: readonly ReadDocument[], problems: Problem[]): void {
  const origins = new Set<string>()
  for (const document of documents) {
    for (const { path, value, place } of imagesElsewhere(document)) {
      origins.add(new URL(String(value)).origin)
      if ([...origins].join(' ').length <= MOST_CHARACTERS) continue
      const what = `“${path}” is on one host too many: pages allow images from ${origins.size - 1}.`
      const fix = 'Take it from a host that another document uses, or put a file beside this one.'
      complainInto(problems, document.file)(place, 'many-image-hosts', what, fix)
      return
    }
  }
}

function imagesElsewhere({ placed }: ReadDocument) {
  return placed.filter(({ value, rules }) => {
    const isImage = rules.kind === 'image' || (rules.kind === 'text' && rules.orImage)
    return isImage && isImageAddress(String(value))
  })
}
