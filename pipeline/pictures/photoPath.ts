import type { BodyElement } from '../../src/content/body.ts'

/** Returns the path of the photo in an element; Markdown writes spaces as `%20`. */
export function photoPath({ props }: BodyElement): string {
  const source = String(props?.src ?? '')
  try {
    return decodeURIComponent(source)
  } catch {
    return source
  }
}
