export { Controls } from './Controls.tsx'
export { listRecipe as list } from './list/listRecipe.ts'
export { beginNote as note, Note } from './Note.tsx'
export { toggleSaved as save } from './toggleSaved.ts'
