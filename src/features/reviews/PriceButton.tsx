import { Button } from '@mantine/core'
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs'
import { mark } from 'words/paidLinks'
import * as words from 'words/reviews'
import { PAID_REL } from '../../settings/paidRel.ts'
import { PaidMark } from '../../ui/document/PaidLink.tsx'
import { spoken } from '../../ui/inline/spoken.tsx'
import classes from './PriceButton.module.css'

interface PriceButtonProps {
  href: string
  children: string
  variant?: 'filled' | 'default'
  /** The product's name, for screen readers that read the button out of context. */
  product?: string
}

export function PriceButton({ href, children, variant = 'filled', product }: PriceButtonProps) {
  const named = { label: children, mark, spoken }
  return (
    <div className={`centered-row ${classes.place} screen-only`}>
      <Button
        component="a"
        href={href}
        target="_blank"
        rel={PAID_REL}
        variant={variant}
        classNames={{ root: classes.root, label: classes.label }}
        rightSection={<IconExternalLink size="1.125rem" stroke={1.75} aria-hidden="true" />}
      >
        {product ? words.paidButtonOfProduct({ ...named, product }) : words.paidButton(named)}
      </Button>
      <PaidMark />
    </div>
  )
}
