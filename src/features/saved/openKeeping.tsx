/** What loads when somebody keeps something of a recipe, or has done so before. */
export { Controls } from './Controls.tsx'
export { listRecipe as list } from './list/listRecipe.ts'
export { Note } from './Note.tsx'
export { beginNote as note } from './noting.ts'
export { toggleSaved as save } from './toggleSaved.ts'
