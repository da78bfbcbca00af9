import type { ComponentPropsWithoutRef } from 'react'
import { REST_OF_STYLES } from './restOfStyles.ts'

interface PageTopProps extends ComponentPropsWithoutRef<'header'> {
  as?: 'header' | 'section' | 'div'
}

/** The build puts the styles of the rest of the page behind it. */
export function PageTop({ as: Tag = 'header', ...props }: PageTopProps) {
  return (
    <>
      <Tag id="page-head" {...props} />
      <style
        id={REST_OF_STYLES}
        suppressHydrationWarning
        // The style sheets are loaded by now.
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </>
  )
}
