/** The part of the package that is used here; it has no types of its own. */
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
