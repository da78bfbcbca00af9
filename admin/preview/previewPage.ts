import { type Values } from '../../pipeline/content/documents/document.ts'
import { asText } from '../../src/shared/checkJson.ts'
import { isBody } from '../../pipeline/content/documents/references.ts'
import { photoPath } from '../../pipeline/pictures/photoPath.ts'
import { language } from 'words/locale'
import { type BodyNode, mapElements } from '../../src/content/body.ts'
import { describeCooking } from '../../pipeline/cooking/describeCooking.ts'
import { describeSwaps } from '../../pipeline/cooking/swaps/describeSwaps.ts'
import {
  collectionPageData,
  postPageData,
  recipePageData,
  reviewPageData,
  publicFields,
  textPageData,
} from '../../src/content/prerender/documentPages.ts'
import type { DocumentOf, Recipe } from '../../src/content/prerender/documents.ts'
import type { ContentType } from '../../src/content/schema/documentType.ts'
import type { PageProps } from '../../src/content/pageProps.ts'
import { type DocumentPageName, type Folder, kindOf } from '../../src/kinds/kinds.ts'
import { type SiteData, publishedPicture } from './siteData.ts'
import { chooseCover } from '../../pipeline/pictures/cover/chooseCover.ts'
import { subjectOf } from '../../pipeline/pictures/subjectOf.ts'
import { isImageAddress } from '../../src/addresses/pictureFiles.ts'
import type { PictureData } from '../../src/content/picture.ts'

export type PreviewName = DocumentPageName | 'about' | 'contact' | 'text'

export type PreviewPage<Name extends PreviewName = PreviewName> = {
  [N in Name]: { name: N; data: PageProps<N>['data'] }
}[Name]

type Unchecked = Readonly<Record<string, unknown>>

/** The preview shows no related documents, since only the build compares all documents. */
const NOTHING = { recipes: [], reviews: [], posts: [], collections: [] }
const ALONE = { neighbors: { previous: undefined, next: undefined }, related: NOTHING }

/** Page builders of kinds whose pages show more than their own fields. */
const PAGES: { [F in Folder]?: (document: DocumentOf<F>, site: SiteData) => PreviewPage } = {
  recipes: (recipe, { shopLink, cards: { reviews }, authors, photo }) => ({
    name: 'recipe',
    data: recipePageData(withFound(recipe, photo), { shopLink, reviews, authors }, NOTHING),
  }),
  reviews: (review, { defaultCount, cards: { reviews }, authors, tagged }) => ({
    name: 'review',
    data: reviewPageData(
      { ...review, affiliateLink: tagged(review.affiliateLink) },
      { defaultCount, reviews, authors, related: NOTHING },
    ),
  }),
  posts: (post, { cards, authors }) => ({
    name: 'post',
    data: postPageData(post, cards, { ...ALONE, authors }),
  }),
  collections: (collection, { cards }) => ({
    name: 'collection',
    data: collectionPageData(collection, cards, NOTHING),
  }),
}

/** @param before the values in the document's file; undefined for a new document */
export function previewPage(
  type: ContentType,
  written: Values,
  site: SiteData,
  before?: Unchecked,
): PreviewPage {
  const { bodyField = '' } = type
  const body = written[bodyField]
  const values =
    body !== undefined && isBody(body)
      ? { ...written, [bodyField]: withPhotos(body, site) }
      : written
  const kind = kindOf(type.folder)
  if (!kind) {
    const page = textPageData(asBuilt(values))
    if (page.slug === 'contact') return { name: 'contact', data: { page } }
    return { name: page.slug === 'about' ? 'about' : 'text', data: page }
  }
  const pictured = { ...values, picture: previewPicture(kind.folder, values, before, site) }
  const show = PAGES[kind.folder]
  if (show) return show(asBuilt(pictured), site)
  return asBuilt({ name: kind.name.toLowerCase(), data: publicFields(pictured) })
}

function withPhotos(nodes: BodyNode[], site: SiteData): BodyNode[] {
  return mapElements(nodes, (element) => {
    const src = element.tag === 'img' ? site.photo(photoPath(element)) : undefined
    return [src === undefined ? element : { ...element, props: { ...element.props, src } }]
  })
}

/** Adds derived values to a recipe as the build does, except videos. */
function withFound(recipe: Recipe, photo: SiteData['photo']): Recipe {
  const { stepPictures = [], swaps } = recipe
  const written = { ...recipe, ingredients: recipe.ingredients.map(({ text }) => text) }
  const swapped = swaps && describeSwaps(written, language)
  const pictures = stepPictures.flatMap(({ image }) => {
    const address = photo(image)
    return address === undefined ? [] : [[image, { address }] as const]
  })
  const found = { cooking: describeCooking(written, language), swapped }
  return { ...recipe, ...found, media: Object.fromEntries(pictures) }
}

/** Copies values through JSON, as builds do. Only the content check verifies the type. */
function asBuilt<Document>(values: object): Document {
  return JSON.parse(JSON.stringify(values))
}

/** Returns the image or photo of a document, or its cover if this window cannot show either. */
export function previewPicture(
  folder: Folder,
  values: Unchecked,
  before: Unchecked | undefined,
  site: SiteData,
): PictureData {
  const focused = { focus: asText(values.imageFocus) }
  const image = asText(values.image ?? values.imageDesc) ?? ''
  if (isImageAddress(image)) return { address: image, ...focused }
  const photo = values.image === undefined ? undefined : site.photo(image)
  if (photo !== undefined) return { address: photo, ...focused }
  const published = before && publishedPicture(site, folder, values)
  if (published && values.image !== undefined && before.image === values.image)
    return { ...published, ...focused }
  return { name: '', color: '', cover: chooseCover(folder, subjectOf(kindOf(folder), values)) }
}
