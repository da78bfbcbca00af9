import type { Sources } from '../securityPolicy/securityPolicy.ts'
import type { EditorTarget } from './editorTarget.ts'

/** Returns the policy of the editor's pages, which load code only from this site. */
export function editorPolicy(target: EditorTarget): Sources {
  return {
    'default-src': ["'self'"],
    // The parser of Cooklang is WebAssembly.
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    // The editor writes inline styles.
    'style-src': ["'self'", "'unsafe-inline'", 'blob:'],
    // Avatars of signed-in users come from other hosts.
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'data:', 'blob:', ...hostsOf(target)],
    // The preview is a blob URL, where Firefox does not treat `'self'` as this site.
    'frame-src': ["'self'", 'blob:', 'https:', 'http://localhost:*', 'http://127.0.0.1:*'],
    'object-src': ["'none'"],
    // The editor sets the base address of the preview frame.
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    // The editor shows the preview in a frame.
    'frame-ancestors': ["'self'"],
  }
}

function hostsOf({ backend }: EditorTarget): string[] {
  if (backend.name === 'test-repo') return []
  const { name, base_url: base = `https://${name}.com`, api_root: api } = backend
  const usual = name === 'github' ? 'https://api.github.com' : base
  return [...new Set([base, api ?? usual].map((address) => new URL(address).origin))]
}
