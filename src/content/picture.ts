/** The picture of a document, as pages need it. */
export interface PictureData {
  /** The name that all its files begin with: `recipes-7-1f2e3d4c5b`. */
  name: string
  /** What stands in its place until it is there, as `#rrggbb`. */
  color: string
}
