import type { ArtLines } from './artLines.ts'

export const reviewArt: ArtLines = {}
