import classes from './SectionHead.module.css'

interface SectionHeadProps {
  title: string
  id: string
  more?: { label: string; to: string }
}

export function SectionHead({ title, id, more }: SectionHeadProps) {
  return (
    <div className={classes.head}>
      <h2 id={id}>{title}</h2>
      {more && (
        <a className={`touch-link quiet-link ${classes.more}`} href={more.to}>
          {more.label} <span aria-hidden="true">→</span>
        </a>
      )}
    </div>
  )
}
