/** Works on the pages that the app renders later too. */
export function enhanceDetails() {
  document.addEventListener('click', keepInPlace)
  if (!knowsNames()) document.addEventListener('toggle', ({ target }) => closeOthers(target), true)
  openHashTarget()
  addEventListener('hashchange', () => openHashTarget())
}

/** Opening one can close a longer one above it: the pressed heading stays where it is in the view. */
function keepInPlace({ target }: Event) {
  const summary = target instanceof Element ? target.closest('details:not(#menu-button) > summary') : null
  if (!summary) return
  const { top } = summary.getBoundingClientRect()
  requestAnimationFrame(() => {
    const menu = summary.closest('#site-menu')
    const scroller = menu && menu.scrollHeight > menu.clientHeight ? menu : document.scrollingElement
    scroller?.scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' })
  })
}

/** A name keeps one of its elements open only from Safari 17.2 and Firefox 130 on. */
const knowsNames = () => 'name' in HTMLDetailsElement.prototype

function closeOthers(target: EventTarget | null) {
  const name = target instanceof HTMLDetailsElement && target.open && target.getAttribute('name')
  if (!name) return
  for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"][open]`))
    if (other !== target) other.open = false
}

/** An address that leads into a closed element opens it only from Safari 26.2 and Firefox 139 on. */
export function openHashTarget(hash = location.hash.slice(1)) {
  const target = document.getElementById(decoded(hash))
  let details = target?.closest<HTMLDetailsElement>('details:not([open])')
  if (!details) return
  for (; details; details = details.parentElement?.closest<HTMLDetailsElement>('details:not([open])')) {
    details.open = true
    // The others may stand above, so they close before the view moves.
    if (!knowsNames()) closeOthers(details)
  }
  target?.scrollIntoView?.()
}

/** An id may have letters of any script, which an address escapes. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
