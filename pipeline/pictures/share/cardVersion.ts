/**
 * Of the layout of share images: fonts, colors, logo, places. Raised by one when that changes, which
 * `cardVersion.test.ts` finds out: every share image then gets a new address.
 */
export const CARD_VERSION = 2
