import { type ComponentType, useEffect } from 'react'
import { Page as AboutPage } from '../../src/pages/AboutPage.tsx'
import { Page as CollectionPage } from '../../src/pages/CollectionPage.tsx'
import { Page as ContactPage } from '../../src/pages/ContactPage.tsx'
import type { PageProps } from '../../src/content/pageProps.ts'
import { Page as PostPage } from '../../src/pages/PostPage.tsx'
import { Page as RecipePage } from '../../src/pages/RecipePage.tsx'
import { Page as ReviewPage } from '../../src/pages/ReviewPage.tsx'
import { Page as TextPage } from '../../src/pages/TextPage.tsx'
import type { PreviewName, PreviewPage } from './previewPage.ts'
import type { PreviewMessage, ToDo } from './previewMessage.ts'
import type { FormProblem } from '../problemInForm.ts'
import classes from './Problems.module.css'

const PAGES: { [N in PreviewName]: ComponentType<PageProps<N>> } = {
  recipe: RecipePage,
  review: ReviewPage,
  post: PostPage,
  collection: CollectionPage,
  about: AboutPage,
  contact: ContactPage,
  text: TextPage,
}

interface PreviewProps {
  message: PreviewMessage
  onShown?: () => void
}

export function Preview({ message: { page, ...toDo }, onShown }: PreviewProps) {
  useEffect(() => {
    onShown?.()
  })
  return (
    <>
      <Obstacles {...toDo} />
      <Warnings {...toDo} />
      <Notes {...toDo} />
      <SitePage {...page} />
    </>
  )
}

function SitePage<N extends PreviewName>({ name, data }: PreviewPage<N>) {
  const Page: ComponentType<PageProps<N>> = PAGES[name]
  return <Page data={data} />
}

function Obstacles({ unfilled, mistakes }: Pick<ToDo, 'unfilled' | 'mistakes'>) {
  if (mistakes.length === 0 && unfilled.length === 0) return null
  return (
    <div role="status" className={`container ${classes.problems}`}>
      {mistakes.length > 0 && <h2>To correct before it is saved</h2>}
      <Problems problems={mistakes} />
      {unfilled.length > 0 && <h2>Still to fill in; until then it can be saved as a draft</h2>}
      {unfilled.length > 0 && <p>{unfilled.join(', ')}</p>}
    </div>
  )
}

function Warnings({ warnings }: Pick<ToDo, 'warnings'>) {
  if (warnings.length === 0) return null
  const count = warnings.length === 1 ? 'One thing' : `${warnings.length} things`
  return (
    <details className={`container ${classes.warnings}`}>
      <summary>{count} to look at again; it can be saved as it is</summary>
      <Problems problems={warnings} />
    </details>
  )
}

/** Shows import notes. Each disappears when its field has a value. */
function Notes({ notes }: Pick<ToDo, 'notes'>) {
  if (notes.length === 0) return null
  return (
    <details open className={`container ${classes.warnings}`}>
      <summary>What the import says; it goes when you write the field</summary>
      <ul className={classes.list}>
        {notes.map(({ text, labels }) => (
          <li key={text}>
            <p className={classes.place}>{labels.join(', ')}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}

function Problems({ problems }: { problems: FormProblem[] }) {
  if (problems.length === 0) return null
  return (
    <ul className={classes.list}>
      {problems.map(({ label, line, message, advice }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may have the same mistake
        <li key={index}>
          <p className={classes.place}>{label}</p>
          <p>{message}</p>
          {line !== undefined && <pre className={classes.line}>{line}</pre>}
          <p>{advice}</p>
        </li>
      ))}
    </ul>
  )
}
