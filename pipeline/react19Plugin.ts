import type { Plugin } from 'vite'

/** Where the library asks which React runs, and what it asks. */
const LIBRARY = /react-helmet-async\/lib\/index\.esm\.js$/
const QUESTION = /\bisReact19\b(?! =)/g

/**
 * Answers the question of `react-helmet-async` which React runs, so that bundles go without what it
 * has for versions before 19: most of it, at the start of every visit.
 *
 * @throws when the library no longer asks
 */
export function react19Plugin(): Plugin {
  return {
    name: 'react-19',
    transform: {
      filter: { id: LIBRARY },
      handler(code) {
        if (!QUESTION.test(code)) {
          this.error('react-helmet-async asks in other words which React runs: see QUESTION.')
        }
        return { code: code.replaceAll(QUESTION, 'true'), map: null }
      },
    },
  }
}
