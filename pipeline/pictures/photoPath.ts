import type { BodyElement } from '../../src/content/body.ts'

export function photoPath({ props }: BodyElement): string {
  return decodedPath(String(props?.src ?? ''))
}

/** Markdown writes spaces as `%20`. */
export function decodedPath(source: string): string {
  try {
    return decodeURIComponent(source)
  } catch {
    return source
  }
}
