import { settings } from '../../settings/settings.ts'

export function Disclosure() {
  const { affiliate } = settings
  return affiliate && <p className="fine-print screen-only">{affiliate.disclosure}</p>
}
