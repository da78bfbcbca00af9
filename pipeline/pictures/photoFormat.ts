/** The first bytes of a file, from the specification of each format. */
const SIGNATURES: Record<string, RegExp> = {
  JPEG: /^\xff\xd8\xff/,
  PNG: /^\x89PNG\r\n/,
  WebP: /^RIFF.{4}WEBP/s,
  // Some encoders write the general brand “mif1” before “avif”.
  AVIF: /^.{4}ftyp.{0,48}avi[fs]/s,
  HEIC: /^.{4}ftyp(hei|hev|mif1|msf1)/s,
  GIF: /^GIF8/,
  TIFF: /^(II\*\0|MM\0\*)/,
  BMP: /^BM.{4}\0{4}/s,
  'JPEG XL': /^(\xff\n|.{4}JXL )/s,
  'JPEG 2000': /^.{4}jP {2}/s,
  Photoshop: /^8BPS/,
  PDF: /^%PDF-/,
  SVG: /^[^<\w]*(<\?xml[^]*)?(<!--[^]*)?(<!doctype svg[^]*)?<svg\b/i,
}

export function photoFormat(bytes: Uint8Array): string | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 1000))
  const match = Object.entries(SIGNATURES).find(([, signature]) => signature.test(start))
  return match?.[0]
}

/** Detects animated PNG (https://www.w3.org/TR/png-3/) and AVIF files, which sharp does not. */
export function isSequence(bytes: Buffer, format: string): boolean {
  if (format === 'AVIF') return bytes.toString('latin1', 8, 12) === 'avis'
  return format === 'PNG' && bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL')
}
