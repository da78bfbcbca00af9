import { ActionIcon } from '@mantine/core'
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs'
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs'
import IconBrandPinterest from '@tabler/icons-react/dist/esm/icons/IconBrandPinterest.mjs'
import IconBrandYoutube from '@tabler/icons-react/dist/esm/icons/IconBrandYoutube.mjs'
import * as words from 'words/site'
import type { settings } from '../../settings/settings.ts'
import { showToast } from '../../ui/toast/toast.ts'

const ICONS = {
  Facebook: IconBrandFacebook,
  Instagram: IconBrandInstagram,
  Pinterest: IconBrandPinterest,
  YouTube: IconBrandYoutube,
}

function announce() {
  showToast({ title: words.notReady, message: words.networksNotReady })
}

export function SocialIcons({ accounts }: { accounts: typeof settings.social }) {
  return (
    <ul className="row">
      {accounts.map(({ network, url }) => {
        const Icon = ICONS[network]
        const link = { component: 'a', href: url, target: '_blank', rel: 'me noopener' } as const
        return (
          <li key={network}>
            <ActionIcon
              {...(url ? link : { onClick: announce, className: 'needs-scripts' })}
              aria-label={url ? words.networkInNewTab({ network }) : network}
            >
              <Icon size="1.25rem" stroke={1.75} aria-hidden="true" />
            </ActionIcon>
          </li>
        )
      })}
    </ul>
  )
}
