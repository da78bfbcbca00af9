/** What loads when somebody keeps something of a recipe, or has done so before. */
export { Controls } from './Controls.tsx'
export { listRecipe } from './list/listRecipe.ts'
export { Note } from './Note.tsx'
export { toggleSaved } from './toggleSaved.ts'
