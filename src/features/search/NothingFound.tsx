import { SearchLink } from './SearchLink.tsx'
import { Suggestions, type SuggestionsProps } from './Suggestions.tsx'
import classes from './NothingFound.module.css'

interface NothingFoundProps extends SuggestionsProps {
  /** What to look for instead, when something is near. */
  suggestion: string | null
}

/** Ways on when nothing was found. */
export function NothingFound({ suggestion, searches, lists }: NothingFoundProps) {
  return (
    <>
      <p className={classes.advice}>
        {suggestion === null ? (
          'Another word may stand on our pages: the name of a dish, an ingredient, a brand.'
        ) : (
          <>
            Did you mean <SearchLink query={suggestion} />?
          </>
        )}
      </p>
      <Suggestions searches={searches} lists={lists} />
    </>
  )
}
