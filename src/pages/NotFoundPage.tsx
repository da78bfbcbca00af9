import { Button } from '@mantine/core'
import { Link } from 'react-router-dom'
import { Head } from '../seo/Head.tsx'
import { paths } from '../site/paths.ts'
import classes from './NotFoundPage.module.css'

interface NotFoundPageProps {
  /** What was not found: a page, or the kind of document that the address asks for. */
  message?: string
  /** Where to look instead. */
  way?: { label: string; to: string }
}

const HOME = { label: 'Go to the home page', to: paths.home }

/** Says that nothing is here, and shows a way on. */
export function NotFoundPage({ message = 'Page not found', way = HOME }: NotFoundPageProps) {
  return (
    <div id="page-head" className={`container ${classes.page}`}>
      <Head title={message} description={`${message}: there is nothing at this address.`} />
      <p className="kicker">Nothing in this pot</p>
      <h1 tabIndex={-1}>{message}</h1>
      <p className={classes.text}>
        The address may be mistyped, or what stood here may have moved.
      </p>
      <Button component={Link} to={way.to}>
        {way.label}
      </Button>
    </div>
  )
}
