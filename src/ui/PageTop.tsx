import type { ComponentPropsWithoutRef } from 'react'
import { REST_OF_STYLES } from './restOfStyles.ts'

interface PageTopProps extends ComponentPropsWithoutRef<'header'> {
  as?: 'header' | 'section' | 'div'
}

/**
 * The top of a page with its heading, which is painted as soon as it is there. The build puts the
 * styles of what follows behind it.
 */
export function PageTop({ as: Tag = 'header', ...props }: PageTopProps) {
  return (
    <>
      <Tag id="page-head" {...props} />
      <style
        id={REST_OF_STYLES}
        suppressHydrationWarning
        // Once React is there, the sheets are, too.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </>
  )
}
