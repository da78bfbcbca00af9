/**
 * Lets a mouse select the text of cards. Over each card lies its one link; here that link moves
 * below the words (see `data-selectable-cards` in ui/card.module.css), and what is done to the words
 * is passed on to it.
 */

/** How far a mouse moves before a click becomes a drag, in CSS pixels. */
const CLICK_RADIUS = 4

let pressed = { x: 0, y: 0 }

/** To be called where there is a mouse. */
export function makeCardsSelectable(): void {
  document.addEventListener('mousedown', onMouseDown)
  document.addEventListener('pointerover', passOn)
  // Before React answers, which would follow the link although words were selected.
  document.addEventListener('click', onClick, { capture: true })
  document.addEventListener('auxclick', onClick, { capture: true })
  document.documentElement.toggleAttribute('data-selectable-cards', true)
}

function onMouseDown(event: MouseEvent) {
  const link = linkOfCard(event.target)
  if (!link) return
  pressed = { x: event.clientX, y: event.clientY }
  // Or the middle button would begin to scroll.
  if (event.button === 1 && !isInside(link, event)) event.preventDefault()
}

function onClick(event: MouseEvent) {
  if (hasSelected(event) && linkOfCard(event.target)) event.preventDefault()
  else if (event.button < 2) passOn(event)
}

/** Repeats at the link of a card what happened beside it, with the same button and keys. */
function passOn(event: MouseEvent) {
  const link = linkOfCard(event.target)
  if (!link) return
  // Or a drag over the title would take the link along instead of selecting.
  link.draggable = false
  if (isInside(link, event)) return
  // Browsers follow a link at a click of a script, but not at one of another button.
  if (event.type === 'auxclick') {
    window.open(link.getAttribute('href') ?? '', '_blank', 'noopener')
    return
  }
  // As a press on the link itself would: Back returns to it.
  if (event.type === 'click') link.focus({ preventScroll: true })
  link.dispatchEvent(new MouseEvent(event.type, event))
}

/** Whether a click ends a drag that selected something; the keyboard's clicks count none. */
function hasSelected({ detail, clientX, clientY }: MouseEvent): boolean {
  const distance = Math.hypot(clientX - pressed.x, clientY - pressed.y)
  return detail > 0 && distance > CLICK_RADIUS && document.getSelection()?.isCollapsed === false
}

function isInside(link: HTMLElement, { target }: Event): boolean {
  return target instanceof Node && link.contains(target)
}

/** The link of the card that an event happened in. */
function linkOfCard(target: EventTarget | null): HTMLElement | null {
  const card = target instanceof Element ? target.closest('article, li') : null
  const link = card?.querySelector<HTMLElement>(':is(h2, h3) a')
  // A text may hold a card; the area of a link is that of its card alone.
  return link?.offsetParent === card ? (link ?? null) : null
}
