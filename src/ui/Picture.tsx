import { alternativeText, type PictureData } from '../content/picture.ts'
import {
  FALLBACK_WIDTH,
  PICTURE_RATIO,
  PICTURE_WIDTHS,
  pictureAddress,
} from '../addresses/pictureFiles.ts'
import { breakpoints } from '../theme/scale.ts'
import { CoverArt } from './cover/CoverArt.tsx'
import classes from './Picture.module.css'

/** How wide a picture stands in the page, for the browser to choose a file by. */
export const SIZES = {
  /** A card in a grid of four columns, two on a tablet, one on a phone. */
  quarter: `(max-width: ${breakpoints.sm}) 92vw, (max-width: ${breakpoints.lg}) 45vw, 284px`,
  /** A card in a grid of three columns. */
  third: `(max-width: ${breakpoints.sm}) 92vw, (max-width: ${breakpoints.lg}) 45vw, 388px`,
  /** The picture at the top of a document. */
  half: `(max-width: ${breakpoints.md}) 92vw, 600px`,
  /** The large card of the home page. */
  large: `(max-width: ${breakpoints.lg}) 92vw, 660px`,
  /** Across a column of text. */
  column: `(max-width: ${breakpoints.md}) 92vw, 736px`,
  small: `(max-width: ${breakpoints.sm}) 40vw, 220px`,
  thumbnail: '132px',
  /** Higher than wide, so it is cut from a wider one. */
  arch: `(max-width: ${breakpoints.md}) 400px, 746px`,
} as const

const LARGEST = Math.max(...PICTURE_WIDTHS)

interface PictureProps {
  picture: PictureData
  /** What the picture shows, in words, or its address. */
  imageDesc: string
  /** What the picture is of, for the alternative text of an image that has only an address. */
  title: string
  sizes: keyof typeof SIZES
  ratio?: '4 / 3' | '3 / 2' | '3 / 4' | '1'
  /** The picture that is seen first; all others load when they come near. */
  first?: boolean
}

/** A document's picture, in the size that the browser needs; its cover where it has none. */
export function Picture(props: PictureProps) {
  const { picture, imageDesc, title, sizes, ratio = '4 / 3', first } = props
  if (picture.cover) {
    return (
      <div className={classes.frame} style={{ aspectRatio: ratio }} data-cover>
        <CoverArt cover={picture.cover} title={title} />
      </div>
    )
  }
  const files =
    'address' in picture
      ? { src: picture.address }
      : {
          src: pictureAddress(picture.name, `-${FALLBACK_WIDTH}.webp`),
          width: LARGEST,
          height: LARGEST * PICTURE_RATIO,
        }
  return (
    // The frame keeps its shape and color whether the picture is there, to come or missing.
    <picture
      className={classes.frame}
      style={{
        aspectRatio: ratio,
        backgroundColor: 'color' in picture ? picture.color : undefined,
      }}
    >
      {'name' in picture && (
        <source type="image/avif" srcSet={srcSet(picture.name)} sizes={SIZES[sizes]} />
      )}
      <img
        {...files}
        alt={alternativeText(imageDesc, title)}
        className={classes.image}
        style={{ objectPosition: picture.focus }}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
      />
    </picture>
  )
}

function srcSet(name: string): string {
  const files = PICTURE_WIDTHS.map((width) => `${pictureAddress(name, `-${width}.avif`)} ${width}w`)
  return files.join(', ')
}
