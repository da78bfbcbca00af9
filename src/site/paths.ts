/** Where things are: the one place that writes addresses of this site. */
export const paths = {
  home: '/',
  recipes: '/recipes',
  recipe: (id: number) => `/recipes/${id}`,
  reviews: '/reviews',
  review: (id: number) => `/reviews/${id}`,
  comparisons: '/comparisons',
  blog: '/blog',
  post: (id: number) => `/blog/${id}`,
  about: '/about',
  contact: '/contact',
  privacy: '/privacy',
}

/** A path without the slash at its end, so that /recipes/7/ and /recipes/7 are one page. */
export function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path
}

/** The static file that holds the data of a page; `pathname` as in the address bar. */
export function dataPath(pathname: string): string {
  const path = withoutTrailingSlash(pathname)
  return `/data${path === '/' ? '/index' : path}.json`
}
