/** Declares the parts of the package that this site uses, since it has no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      variationAxes: Record<string, number | { min: number; max: number }>
      preserveNameIds: readonly number[]
      keepFeatures: readonly string[]
      noHinting: boolean
    },
  ): Promise<Buffer>
}
