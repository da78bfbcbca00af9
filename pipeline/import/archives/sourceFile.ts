/** A file with its bytes. */
export interface SourceFile {
  /** As it is shown; behind an archive’s name its own, as in `export.zip/soup/recipe.json`. */
  name: string
  bytes: Uint8Array
}
