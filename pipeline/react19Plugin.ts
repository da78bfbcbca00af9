import type { Plugin } from 'vite'

const LIBRARY = /react-helmet-async\/lib\/index\.esm\.js$/
const QUESTION = /\bisReact19\b(?! =)/g

/** Bundles `react-helmet-async` without its code for older versions of React: 1.6 KB of gzip. */
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
