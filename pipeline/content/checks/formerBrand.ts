import { slug } from '../documents/fileName.ts'
import type { AllDocuments } from '../documents/knownContent.ts'
import { textBlocks } from '../documents/placedTexts.ts'
import { reportInto, type ContentProblem, quote } from '../report/problem.ts'

const STARTING_BRAND = 'Pinchwell'

/** Matches “Our Kitchen”, our-kitchen and ourkitchen. */
function patternOf(name: string): RegExp {
  const address = slug(name)
  const forms = [name, address, address.replaceAll('-', '')].filter((form) => form !== '')
  const escaped = forms.map((form) => form.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
}

const EXCEPT = /^(brand|formerBrands|acknowledge)\b/

/** Warns where documents still name the starting content's brand, or a former one. */
export function checkFormerBrand({ documents, site }: AllDocuments, problems: ContentProblem[]) {
  const { brand, formerBrands } = site?.values ?? {}
  if (typeof brand !== 'string') return
  const listed = Array.isArray(formerBrands) ? formerBrands.map(String) : []
  const former = [...new Set([STARTING_BRAND, ...listed])]
    .map((name) => ({ name, pattern: patternOf(name) }))
    // The new name may contain an old one.
    .filter(({ pattern }) => !pattern.test(brand))
  if (former.length === 0) return
  for (const { file, placed } of documents) {
    for (const value of placed.filter(({ path }) => !EXCEPT.test(path))) {
      for (const { text, place } of textBlocks(value)) {
        const found = former.find(({ pattern }) => pattern.test(text))
        if (!found) continue
        const what = `“${value.path}” still says ${quote(found.name)}, and the site is called ${quote(brand)}.`
        reportInto(problems, file)(place, 'former-brand', what, 'Write the new name or address.')
      }
    }
  }
}
