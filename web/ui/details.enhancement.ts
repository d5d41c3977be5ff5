/** Also works on pages that the app renders later. */
export function enhanceDetails() {
  document.addEventListener('click', keepInPlace)
  if (!knowsNames()) document.addEventListener('toggle', ({ target }) => closeOthers(target), true)
  openHashTarget()
  addEventListener('hashchange', () => openHashTarget())
}

/** Keeps the pressed heading in place, because opening an entry can close a longer entry above it. */
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

/** Only from Safari 17.2 and Firefox 130 on, opening a `details` element closes others of the same `name`. */
const knowsNames = () => 'name' in HTMLDetailsElement.prototype

function closeOthers(target: EventTarget | null) {
  const name = target instanceof HTMLDetailsElement && target.open && target.getAttribute('name')
  if (!name) return
  for (const other of document.querySelectorAll<HTMLDetailsElement>(`details[name="${name}"][open]`))
    if (other !== target) other.open = false
}

/** Only from Safari 26.2 and Firefox 139 on, browsers open a closed element to which the URL's fragment leads. */
export function openHashTarget(hash = location.hash.slice(1)) {
  const target = document.getElementById(decoded(hash))
  let details = target?.closest<HTMLDetailsElement>('details:not([open])')
  if (!details) return
  for (; details; details = details.parentElement?.closest<HTMLDetailsElement>('details:not([open])')) {
    details.open = true
    // Other elements close before the view moves, because they may be above this one.
    if (!knowsNames()) closeOthers(details)
  }
  target?.scrollIntoView?.()
}

/** Ids may have letters of any script, which are escaped in a URL. */
function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash)
  } catch {
    return hash
  }
}
