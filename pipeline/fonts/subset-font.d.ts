/** The part of the package that is used here; it has no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    /** The characters to keep. */
    text: string,
    options: {
      targetFormat: 'woff2'
      /** Axes to pin to one value, or to narrow. */
      variationAxes: Record<string, number | { min: number; max: number }>
      /** Entries of the name table to keep, by number. */
      preserveNameIds: readonly number[]
      /** Tags of the OpenType features to keep. */
      keepFeatures: readonly string[]
      /** Whether to drop what aligns outlines with pixels. */
      noHinting: boolean
    },
  ): Promise<Buffer>
}
