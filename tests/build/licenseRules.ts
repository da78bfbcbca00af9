/** For packages in the site; they ask for a notice, which stands in licenses.txt. */
const SHIPPED = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'CC0-1.0',
  'OFL-1.1',
]

/** For packages that only build and test: these ask for their source where they are passed on. */
const BUILDING = [
  ...SHIPPED,
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'Python-2.0',
  'Zlib',
  'BlueOak-1.0.0',
  'Bitstream-Vera',
]

/** By their files LICENSE, since they describe none, or in an old way. */
export const LOOKED_UP: Readonly<Record<string, string>> = {
  '@contentlayer2/source-remote-files': 'MIT',
  // What DejaVu adds to the fonts of Bitstream is in the public domain.
  'dejavu-fonts-ttf': 'Bitstream-Vera',
}

/**
 * @param license an SPDX expression without parentheses inside: `MIT`, `(MIT OR CC0-1.0)`
 * @param shipped whether visitors get the package, or a part of it
 */
export function isAllowed(license: string, shipped: boolean): boolean {
  const allowed = shipped ? SHIPPED : BUILDING
  return license
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => allowed.includes(name)))
}
