/** All writers of structured data, as one file that browsers load after a move inside the site. */
export { profileNode } from './authorNode.ts'
export { breadcrumbNode, itemListNodes } from './listNodes.ts'
export { postNode } from './postNode.ts'
export { productNode } from './productNode.ts'
export { recipeNode } from './recipeNode.ts'
export { graphJson } from './siteNodes.ts'
