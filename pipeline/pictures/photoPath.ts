import type { BodyElement } from '../../src/content/body.ts'
import { decodeAddress } from '../../src/shared/decodeAddress.ts'

export function photoPath({ props }: BodyElement): string {
  return decodeAddress(String(props?.src ?? ''))
}
