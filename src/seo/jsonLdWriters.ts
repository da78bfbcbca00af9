/** All writers of structured data in one file; browsers load it at the first navigation. */
export { breadcrumbNode, graphJson, itemListNodes, listNodes, profileNode } from './siteNodes.ts'
export { postNode, productNode, recipeNode } from './documentNodes.ts'
