import type { BodyElement } from '../../src/content/body.ts'

/** The path of the photo that an element of a text shows; Markdown writes spaces as `%20`. */
export function photoPath({ props }: BodyElement): string {
  const written = String(props?.src ?? '')
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
