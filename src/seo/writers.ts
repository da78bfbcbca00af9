/** All writers of structured data, as one file that browsers load after a move inside the site. */
export { profileNode } from './siteNodes.ts'
export { breadcrumbNode, itemListNodes } from './siteNodes.ts'
export { postNode } from './documentNodes.ts'
export { productNode } from './documentNodes.ts'
export { recipeNode } from './documentNodes.ts'
export { graphJson } from './siteNodes.ts'
