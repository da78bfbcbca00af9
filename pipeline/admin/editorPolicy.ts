import type { Sources } from '../securityPolicy/securityPolicy.ts'
import type { EditorTarget } from './editorTarget.ts'

/**
 * The Content-Security-Policy of the editor's pages. Code comes from this site alone, and only the
 * host of the repository is connected to; WebAssembly parses Cooklang; pictures may lie elsewhere, such as those of people who
 * sign in. The editor styles its parts inline, and shows the preview in its own frame.
 */
export function editorPolicy(target: EditorTarget): Sources {
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'", 'blob:'],
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'data:', 'blob:', ...hostsOf(target)],
    'frame-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    // The editor sets the base address of the preview frame.
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    // The preview stands in a frame of the editor.
    'frame-ancestors': ["'self'"],
  }
}

/** Where the repository is read and written, and where its editors sign in. */
function hostsOf({ backend }: EditorTarget): string[] {
  if (backend.name === 'test-repo') return []
  const { base_url: base = USUAL_HOSTS[backend.name], api_root: api = API_HOSTS[backend.name] } =
    backend
  return [...new Set([base, api ?? base].map((address) => new URL(address).origin))]
}

const USUAL_HOSTS = {
  github: 'https://github.com',
  gitlab: 'https://gitlab.com',
  gitea: 'https://gitea.com',
} as const

/** Where it is not that of the repository. */
const API_HOSTS: Partial<Record<keyof typeof USUAL_HOSTS, string>> = {
  github: 'https://api.github.com',
}
