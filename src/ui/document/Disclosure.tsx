import { settings } from '../../settings/settings.ts'

export function Disclosure() {
  return <p className="fine-print screen-only">{settings.affiliate.disclosure}</p>
}
