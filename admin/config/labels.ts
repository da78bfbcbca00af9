import { nameInWords } from '../../src/shared/textForms.ts'
import type { ContentType } from '../../src/content/schema/documentType.ts'

export function collectionName({ name, folder, singleFile }: ContentType): string {
  return folder || (singleFile ?? name.toLowerCase())
}

/** The editor recognizes a format with front matter by the suffix of its name. */
export function formatName(type: ContentType): string {
  return `${collectionName(type)}-${type.bodyField ? 'frontmatter' : 'fields'}`
}

const LABELS = new Map(
  Object.entries({
    id: 'Number',
    imageDesc: 'What the picture shows',
    image: 'Picture',
    imageFocus: 'What every crop keeps',
    stepPictures: 'Pictures of steps',
    youtube: 'Address at YouTube',
    prepTime: 'Minutes of work',
    cookTime: 'Minutes of cooking',
    restTime: 'Minutes of waiting',
    restKind: 'What it waits for',
    affiliateKeyword: 'Shop keyword',
    affiliateLink: 'Shop link',
    reviewCount: 'Number of ratings',
    publishAt: 'Appears on',
    expireAt: 'Disappears on',
    redirectFrom: 'Old addresses',
    acknowledge: 'Accepted warnings',
  }),
)

export function fieldLabel(name: string): string {
  return LABELS.get(name) ?? nameInWords(name)
}
