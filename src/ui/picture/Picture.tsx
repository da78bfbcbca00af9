import { preload } from 'react-dom'
import { alternativeText, type PictureData } from '../../content/picture.ts'
import { withBase } from '../../addresses/base.ts'
import {
  FALLBACK_WIDTH,
  PICTURE_RATIO,
  PICTURE_WIDTHS,
  pictureAddress,
} from '../../addresses/pictureFiles.ts'
import { breakpoints } from '../../theme/scale.ts'
import classes from './Picture.module.css'
import type { Cover } from '../../content/cover.ts'
import coverClasses from './CoverArt.module.css'

export const SIZES = {
  /** A card in a grid of four columns, or two. */
  quarter: `(max-width: ${breakpoints.lg}) 45vw, 284px`,
  third: `(max-width: ${breakpoints.sm}) 92vw, (max-width: ${breakpoints.lg}) 45vw, 388px`,
  half: `(max-width: ${breakpoints.md}) 92vw, 600px`,
  large: `(max-width: ${breakpoints.lg}) 92vw, 660px`,
  column: `(max-width: ${breakpoints.md}) 92vw, 736px`,
  small: `(max-width: ${breakpoints.sm}) 40vw, 220px`,
  thumbnail: '132px',
  /** The arch crops a wider picture. */
  arch: `(max-width: ${breakpoints.md}) 400px, 746px`,
} as const

const LARGEST = Math.max(...PICTURE_WIDTHS)

interface PictureProps {
  picture: PictureData
  imageDesc: string
  /** Alternative text of an image that only has an address. */
  title: string
  sizes: keyof typeof SIZES
  ratio?: '16 / 9' | '4 / 3' | '3 / 2' | '3 / 4' | '1'
  isEager?: boolean
}

export function Picture(props: PictureProps) {
  const { picture, imageDesc, title, sizes, ratio = '4 / 3', isEager } = props
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
          src: withBase(pictureAddress(picture.name, `-${FALLBACK_WIDTH}.webp`)),
          width: LARGEST,
          height: LARGEST * PICTURE_RATIO,
        }
  if (import.meta.env.SSR && isEager && 'name' in picture) preloadFiles(picture.name, SIZES[sizes])
  return (
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
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : undefined}
      />
    </picture>
  )
}

/** Requests a picture in the head of the page: docs/decisions/first-paint.md. */
function preloadFiles(name: string, imageSizes: string) {
  preload(withBase(pictureAddress(name, `-${LARGEST}.avif`)), {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSet(name),
    imageSizes,
    fetchPriority: 'high',
  })
}

function srcSet(name: string): string {
  const files = PICTURE_WIDTHS.map(
    (width) => `${withBase(pictureAddress(name, `-${width}.avif`))} ${width}w`,
  )
  return files.join(', ')
}

export function CoverArt({ cover, title }: { cover: Cover; title: string }) {
  return (
    <span className={coverClasses.cover} data-color={cover.color} aria-hidden="true">
      {/* The view box has the size CLOTH_SIZE. */}
      <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice">
        {cover.shapes.map(({ path, opacity }) => (
          <path key={path} d={path} opacity={opacity} />
        ))}
      </svg>
      <span>
        <svg viewBox="0 0 24 24">
          <path d={cover.sign} />
        </svg>
        <span className="clamped">{title}</span>
      </span>
    </span>
  )
}
