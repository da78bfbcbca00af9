import { slug } from '../../newDocument/fileName.ts'
import type { PlacedValue, ReadDocument } from '../read/document.ts'
import type { PlacedText } from '../read/placedTexts.ts'
import { complainInto, type Problem, quote } from '../report/problem.ts'
import { isBody } from '../check/references.ts'

/** What the site was called before it was anybody's: the starting content says so in places. */
export const STARTING_BRAND = 'Pinchwell'

/** The name of a site, and what finds those that it had before. */
export interface Brands {
  brand: string
  former: { name: string; pattern: RegExp }[]
}

/**
 * The names of a site: that of its settings, and those that it no longer has.
 * @returns undefined while the settings have no name that can be read
 */
export function brandsOf(documents: readonly ReadDocument[]): Brands | undefined {
  const settings = documents.find(({ type }) => type.singleFile === 'site')?.values
  const brand = settings?.brand
  if (typeof brand !== 'string') return undefined
  const listed = Array.isArray(settings?.formerBrands) ? settings.formerBrands.map(String) : []
  const former = [...new Set([STARTING_BRAND, ...listed])]
    .map((name) => ({ name, pattern: patternOf(name) }))
    // The new name may have the old one in it.
    .filter(({ pattern }) => !pattern.test(brand))
  return { brand, former }
}

/** A name as it stands in texts, and as addresses write it: “Our Kitchen”, our-kitchen, ourkitchen. */
function patternOf(name: string): RegExp {
  const address = slug(name)
  const forms = [name, address, address.replaceAll('-', '')].filter((form) => form !== '')
  const escaped = forms.map((form) => form.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'iu')
}

/** The name itself, and what only speaks of it. */
const EXCEPT = /^(brand|formerBrands|acknowledge)\b/

/** Warns of what still says a name that the site had before. */
export function checkFormerBrand(documents: readonly ReadDocument[], problems: Problem[]): void {
  const brands = brandsOf(documents)
  if (!brands || brands.former.length === 0) return
  for (const { file, placed } of documents) {
    const complain = complainInto(problems, file)
    for (const value of placed.filter(({ path }) => !EXCEPT.test(path))) {
      for (const { text, place } of partsOf(value)) {
        const name = nameIn(text, brands)
        if (name === undefined) continue
        const what = `“${value.path}” still says ${quote(name)}, and the site is called ${quote(brands.brand)}.`
        complain(place, 'former-brand', what, 'Write the new name or address.')
      }
    }
  }
}

/** The former name that a text says; undefined when it says none. */
export function nameIn(text: string, { former }: Brands): string | undefined {
  return former.find(({ pattern }) => pattern.test(text))?.name
}

/** The texts of a value with their places: of a body, each of its blocks with the links in it. */
function partsOf({ value, place, places }: PlacedValue): PlacedText[] {
  if (typeof value === 'string') return [{ text: value, place }]
  if (!isBody(value)) return []
  return value.map((block) => ({
    text: JSON.stringify(block),
    place: (typeof block === 'object' && places?.get(block)) || place,
  }))
}
