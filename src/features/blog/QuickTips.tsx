import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs'
import type { ComponentType } from 'react'
import type { BodyNode } from '../../content/body.ts'
import * as words from 'words/post'
import classes from './QuickTips.module.css'

interface QuickTipsProps {
  tips: BodyNode[][]
  Text: ComponentType<{ nodes: BodyNode[] }>
}

export function QuickTips({ tips, Text }: QuickTipsProps) {
  return (
    <section aria-labelledby="quick-tips" className={`tip ${classes.tips}`}>
      <h2 id="quick-tips">{words.quickTips}</h2>
      <ul className={classes.list}>
        {tips.map((tip, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two may be equal
          <li key={index}>
            <IconBulb size="1.375rem" stroke={1.75} aria-hidden="true" />
            <span>
              <Text nodes={tip} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
