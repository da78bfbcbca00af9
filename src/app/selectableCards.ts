/** Lets a mouse select the text of cards: their link goes below the words, which pass events on. */

const CLICK_RADIUS = 4

let pressed = { x: 0, y: 0 }

export function makeCardsSelectable(): void {
  document.addEventListener('mousedown', onMouseDown)
  document.addEventListener('pointerover', passOn)
  // React would follow the link although words were selected.
  document.addEventListener('click', onClick, { capture: true })
  document.addEventListener('auxclick', onClick, { capture: true })
  document.documentElement.toggleAttribute('data-selectable-cards', true)
}

function onMouseDown(event: MouseEvent) {
  const link = linkOfCard(event.target)
  if (!link) return
  pressed = { x: event.clientX, y: event.clientY }
  // Prevents autoscroll.
  if (event.button === 1 && !isInside(link, event)) event.preventDefault()
}

function onClick(event: MouseEvent) {
  if (hasSelected(event) && linkOfCard(event.target)) event.preventDefault()
  else if (event.button < 2) passOn(event)
}

/** Repeats an event at the link of the card. */
function passOn(event: MouseEvent) {
  const link = linkOfCard(event.target)
  if (!link) return
  // Otherwise a drag would take the link along.
  link.draggable = false
  if (isInside(link, event)) return
  // Scripted clicks follow a link only with the main button.
  if (event.type === 'auxclick') {
    window.open(link.getAttribute('href') ?? '', '_blank', 'noopener')
    return
  }
  // Back returns to the focused link.
  if (event.type === 'click') link.focus({ preventScroll: true })
  link.dispatchEvent(new MouseEvent(event.type, event))
}

/** Whether a click ends a drag that selected text. Keyboard clicks have no detail. */
function hasSelected({ detail, clientX, clientY }: MouseEvent): boolean {
  const distance = Math.hypot(clientX - pressed.x, clientY - pressed.y)
  return detail > 0 && distance > CLICK_RADIUS && document.getSelection()?.isCollapsed === false
}

function isInside(link: HTMLElement, { target }: Event): boolean {
  return target instanceof Node && link.contains(target)
}

function linkOfCard(target: EventTarget | null): HTMLElement | null {
  const card = target instanceof Element ? target.closest('article, li') : null
  const link = card?.querySelector<HTMLElement>(':is(h2, h3) a')
  // A card may lie inside another; a link covers only its own.
  return link?.offsetParent === card ? (link ?? null) : null
}
