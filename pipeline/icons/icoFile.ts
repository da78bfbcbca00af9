const HEADER = 6
const ENTRY = 16

/**
 * An .ico file with one PNG in it, as every browser reads since 2007
 * (https://en.wikipedia.org/wiki/ICO_(file_format)#File_structure).
 *
 * @param size pixels of a side, below 256
 */
export function icoFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY)
  head.writeUInt16LE(1, 2) // an icon, not a cursor
  head.writeUInt16LE(1, 4) // how many images
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // color planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
