import type { AnchorHTMLAttributes, ReactNode } from 'react'

interface PaidLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  children: ReactNode
}

/**
 * A link that may earn a commission. It opens a new tab, is marked for search engines as sponsored,
 * and says both in its accessible name.
 */
export function PaidLink({ children, ...rest }: PaidLinkProps) {
  return (
    <a {...rest} target="_blank" rel="sponsored nofollow noopener">
      {children}
      <span aria-hidden="true"> ↗</span>
      <span className="visually-hidden"> (paid link, opens in a new tab)</span>
    </a>
  )
}
