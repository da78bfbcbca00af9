/** Of what the site sends to visitors: they ask for a notice, which stands in licenses.txt. */
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

/** Of what only builds and tests: these ask for their own source where they are passed on. */
const BUILDING = [
  ...SHIPPED,
  'MPL-2.0',
  'LGPL-3.0-or-later',
  'Python-2.0',
  'Zlib',
  'BlueOak-1.0.0',
  'Bitstream-Vera',
]

/**
 * Packages whose own description has no licence, or writes it in an old way, with what was found
 * in their repositories.
 */
export const LOOKED_UP: Readonly<Record<string, string>> = {
  // The file LICENSE of its repository, which is that of contentlayer2.
  '@contentlayer2/source-remote-files': 'MIT',
  // Its file LICENSE; what DejaVu adds to the fonts of Bitstream is in the public domain.
  'dejavu-fonts-ttf': 'Bitstream-Vera',
}

/**
 * Whether a licence is one that this project can live with.
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
