import type { Check } from './check.ts'

const SOURCES =
  'script[src], img[src], iframe[src], source[srcset], link[rel~=stylesheet], link[as]'

export const sources: Check = {
  name: 'nothing is loaded from another site',
  find: (page) =>
    page.evaluate((selector) => {
      const named = [...document.querySelectorAll(selector)].flatMap((element) =>
        ['src', 'href', 'srcset'].flatMap((name) => element.getAttribute(name) ?? []),
      )
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      const all = [...named, ...loaded]
      if (all.length === 0) return ['the page loads nothing at all']
      return all.filter((source) => new URL(source, location.href).origin !== location.origin)
    }, SOURCES),
}
