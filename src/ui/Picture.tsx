import classes from './Picture.module.css'

interface PictureProps {
  /** What the picture shows, in words, or the https address of an image. */
  imageDesc: string
  /** What the picture is of, for the alternative text of an image that has only an address. */
  title: string
  /** Picks the look of the placeholder, so that neighbours differ. */
  seed: number
  kind: 'dish' | 'product' | 'journal'
  ratio?: '4 / 3' | '3 / 2' | '3 / 4' | '1'
  /** The picture that is seen first; all others load when they come near. */
  first?: boolean
}

/** A document's picture: the image it names, or a drawn stand-in that says what will be there. */
export function Picture({ imageDesc, title, seed, kind, ratio = '4 / 3', first }: PictureProps) {
  const style = { aspectRatio: ratio }
  if (imageDesc.startsWith('https://')) {
    return (
      <img
        className={classes.image}
        style={style}
        src={imageDesc}
        alt={title}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
      />
    )
  }
  return (
    <div
      role="img"
      aria-label={imageDesc}
      className={classes.placeholder}
      style={style}
      data-kind={kind}
      data-tone={seed % 5}
      data-ground={seed % 3}
    />
  )
}
