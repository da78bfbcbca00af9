import { Button } from '@mantine/core'
import * as heads from 'words/heads'
import * as words from 'words/pages'
import { paths } from '../addresses/paths.ts'
import { MessagePage } from './frames/MessagePage.tsx'

interface NotFoundPageProps {
  message?: string
  exit?: { label: string; to: string }
}

const HOME = { label: words.goHome, to: paths.home }

export function NotFoundPage({ message = words.notFound, exit = HOME }: NotFoundPageProps) {
  return (
    <MessagePage
      kicker={words.nothingInPot}
      title={message}
      text={words.mistyped}
      description={heads.notFound({ message })}
    >
      <Button component="a" href={exit.to}>
        {exit.label}
      </Button>
      <Button component="a" href={paths.search} variant="default">
        {words.searchSite}
      </Button>
    </MessagePage>
  )
}
