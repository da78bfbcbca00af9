import { slug } from '../documents/fileName.ts'
import type { ReadDocument } from '../documents/document.ts'
import { textBlocks } from '../documents/placedTexts.ts'
import { reportInto, type ContentProblem, quote } from '../report/problem.ts'

/** The name in the starting content. */
const STARTING_BRAND = 'Pinchwell'

interface Brands {
  brand: string
  former: { name: string; pattern: RegExp }[]
}

/** The name in the settings and former ones; undefined while the settings have none. */
function brandsOf(documents: readonly ReadDocument[]): Brands | undefined {
  const settings = documents.find(({ type }) => type.singleFile === 'site')?.values
  const brand = settings?.brand
  if (typeof brand !== 'string') return undefined
  const listed = Array.isArray(settings?.formerBrands) ? settings.formerBrands.map(String) : []
  const former = [...new Set([STARTING_BRAND, ...listed])]
    .map((name) => ({ name, pattern: patternOf(name) }))
    // The new name may contain an old one.
    .filter(({ pattern }) => !pattern.test(brand))
  return { brand, former }
}

/** Matches “Our Kitchen”, our-kitchen and ourkitchen. */
function patternOf(name: string): RegExp {
  const address = slug(name)
  const forms = [name, address, address.replaceAll('-', '')].filter((form) => form !== '')
  const escaped = forms.map((form) => form.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
}

const EXCEPT = /^(brand|formerBrands|acknowledge)\b/

export function checkFormerBrand(
  documents: readonly ReadDocument[],
  problems: ContentProblem[],
): void {
  const brands = brandsOf(documents)
  if (!brands || brands.former.length === 0) return
  for (const { file, placed } of documents) {
    const report = reportInto(problems, file)
    for (const value of placed.filter(({ path }) => !EXCEPT.test(path))) {
      for (const { text, place } of textBlocks(value)) {
        const name = formerNameIn(text, brands)
        if (name === undefined) continue
        const what = `“${value.path}” still says ${quote(name)}, and the site is called ${quote(brands.brand)}.`
        report(place, 'former-brand', what, 'Write the new name or address.')
      }
    }
  }
}

function formerNameIn(text: string, { former }: Brands): string | undefined {
  return former.find(({ pattern }) => pattern.test(text))?.name
}
