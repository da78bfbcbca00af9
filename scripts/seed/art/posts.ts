import type { ArtLines } from './artLines.ts'

export const postArt: ArtLines = {}
