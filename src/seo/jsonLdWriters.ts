/** All writers of structured data, as one file that browsers load after a move inside the site. */
export { breadcrumbNode, graphJson, itemListNodes, listNodes, profileNode } from './siteNodes.ts'
export { postNode, productNode, recipeNode } from './documentNodes.ts'
