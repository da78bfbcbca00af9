import type { ArtLines } from './artLines.ts'

export const recipeArt: ArtLines = {}
