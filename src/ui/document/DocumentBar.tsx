import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import * as words from 'words/documents'
import type { BreadcrumbLink, DocumentBreadcrumbs } from '../../addresses/breadcrumbs.ts'
import { categoryPath } from '../../addresses/paths.ts'
import { useBrowserValue } from '../../shared/useBrowserValue.ts'
import { CATEGORY_KEY } from '../../storage/keys.ts'
import { readItem } from '../../storage/webStorage.ts'
import classes from './DocumentBar.module.css'
import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs'
import { canonicalUrl } from '../../addresses/canonicalUrl.ts'
import { showToast } from '../toast/toast.ts'
import { shareOrCopy } from '../share/shareOrCopy.ts'

export function DocumentBar({ breadcrumbs }: { breadcrumbs: DocumentBreadcrumbs }) {
  const [, list, document] = breadcrumbs
  return (
    <div className={`${classes.bar} screen-only`}>
      <BackLink {...list} />
      <Breadcrumbs breadcrumbs={breadcrumbs} />
      <ShareButton title={document.name} path={document.path} />
    </div>
  )
}

/** Returns to the list with the category chosen last; see scrollRestoration.ts. */
function BackLink({ name, path }: BreadcrumbLink) {
  const category = useBrowserValue(readItem(CATEGORY_KEY + path, 'sessionStorage'), null)
  const label = words.backTo({ list: name })
  return (
    <a
      className={`dimmed quiet-link touch-link ${classes.item}`}
      href={category === null ? path : categoryPath(path, category)}
      aria-label={label}
    >
      <IconArrowLeft size="1.25rem" stroke={1.75} aria-hidden="true" />
      <span className={classes.words}>{label}</span>
    </a>
  )
}

function Breadcrumbs({ breadcrumbs }: { breadcrumbs: readonly BreadcrumbLink[] }) {
  return (
    <nav aria-label={words.breadcrumb} className={classes.breadcrumbs}>
      <ol className={classes.breadcrumbs}>
        {breadcrumbs.map(({ name, path }, index) => (
          <li key={path} className={classes.crumb}>
            {index < breadcrumbs.length - 1 ? (
              <a href={path} className="quiet-link touch-link">
                {name}
              </a>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function ShareButton({ title, path }: { title: string; path: string }) {
  async function shareLink() {
    const url = canonicalUrl(path)
    const outcome = await shareOrCopy({ title, url }, url)
    if (outcome === 'copied') {
      showToast({ title: words.linkCopied, message: words.pasteLink })
    }
    if (outcome === 'refused') {
      showToast({ title: words.copyLink, link: url, duration: Infinity })
    }
  }
  return (
    <button
      type="button"
      aria-label={words.share}
      className={`dimmed quiet-link touch-link ${classes.item} needs-scripts`}
      onClick={() => void shareLink()}
    >
      <IconShare2 size="1.25rem" stroke={1.75} aria-hidden="true" />
      <span className={classes.words}>{words.share}</span>
    </button>
  )
}
