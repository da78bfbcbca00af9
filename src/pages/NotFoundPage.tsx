import { Button } from '@mantine/core'
import { paths } from '../addresses/paths.ts'
import { MessagePage } from './frames/MessagePage.tsx'

interface NotFoundPageProps {
  message?: string
  exit?: { label: string; to: string }
}

const HOME = { label: 'Go to the home page', to: paths.home }

export function NotFoundPage({ message = 'Page not found', exit = HOME }: NotFoundPageProps) {
  return (
    <MessagePage
      kicker="Nothing in this pot"
      title={message}
      text="The address may be mistyped, or what stood here may have moved."
      description={`${message}: there is nothing at this address.`}
    >
      <Button component="a" href={exit.to}>
        {exit.label}
      </Button>
      <Button component="a" href={paths.search} variant="default">
        Search the site
      </Button>
    </MessagePage>
  )
}
