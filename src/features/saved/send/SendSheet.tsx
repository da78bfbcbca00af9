import { Button } from '@mantine/core'
import { useState } from 'react'
import { encode } from 'uqr'
import * as words from 'words/sendList'
import { paths } from '../../../addresses/paths.ts'
import { copyText, shareOrCopy } from '../../../ui/share/shareOrCopy.ts'
import { Sheet } from '../../../ui/sheet/Sheet.tsx'
import classes from './SendSheet.module.css'

/** QR codes from this version on (101 modules wide) are read only from close by. */
const MIN_DENSE_VERSION = 21

/** @param link empty when the list is too long for a link */
export function SendSheet({ link, close }: { link: string; close: () => void }) {
  return (
    <Sheet name={words.send} close={close}>
      <div className={`stack ${classes.send}`}>
        <p>{link ? words.scan : words.tooLong}</p>
        {link ? (
          <Link url={link} />
        ) : (
          <Button component="a" href={paths.saved}>
            {words.toFile}
          </Button>
        )}
      </div>
    </Sheet>
  )
}

function Link({ url }: { url: string }) {
  const { title } = document
  const [copied, setCopied] = useState<boolean>()
  // Low error correction keeps modules large; cameras need a margin of four.
  const { data, size, version } = encode(url, { ecc: 'L', boostEcc: true, border: 4 })
  const dark = data.flatMap((row, y) => row.map((isDark, x) => isDark && `M${x} ${y}h1v1h-1z`))
  return (
    <>
      <svg
        role="img"
        aria-label={words.code}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className={classes.code}
      >
        <path d={dark.filter(Boolean).join('')} />
      </svg>
      {version >= MIN_DENSE_VERSION && <p>{words.dense}</p>}
      <div className="centered-row">
        <Button onClick={() => void copyText(url).then(setCopied)}>{words.copyLink}</Button>
        {'share' in navigator && (
          <Button variant="default" onClick={() => void shareOrCopy({ title, url }, url)}>
            {words.shareLink}
          </Button>
        )}
      </div>
      <p role="status">{copied !== undefined && (copied ? words.linkCopied : words.scanInstead)}</p>
    </>
  )
}
