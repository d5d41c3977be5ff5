/** Closes the menus, which are `details` elements. One `details` element is the button of the whole menu. */
export function enhanceMenus() {
  const openSections = () => document.querySelectorAll<HTMLDetailsElement>('details[name="site-menu"][open]')
  const openButton = () => document.querySelector<HTMLDetailsElement>('#menu-button[open]')
  const closeSections = () => {
    for (const section of openSections()) section.open = false
  }
  const closeAll = () => {
    closeSections()
    const button = openButton()
    if (button) button.open = false
  }

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const menu = openSections()[0] ?? openButton()
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
  // Captures clicks, because the map stops their propagation.
  document.addEventListener(
    'click',
    ({ target }) => {
      // Links close the menus too, because "See all" may lead to a part of this page that the menu covers.
      if (target instanceof Element && (!target.closest(menus) || target.closest('a'))) closeAll()
    },
    { capture: true },
  )
  // Tab can move the focus out of a menu.
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target.closest('#menu-button')) return
    if (!target.closest(menus)) closeAll()
    else if (!openButton()) for (const section of openSections()) section.open = section.contains(target)
  })
  // Otherwise, alerts above the header push the end of the menu out of view.
  document.addEventListener('toggle', scrollAlertsAway, { capture: true })
  // A click in a frame causes no event here except the loss of focus.
  addEventListener('blur', () => {
    if (document.activeElement instanceof HTMLIFrameElement) closeAll()
  })
  document.addEventListener('site:navigate', closeAll)
  addEventListener('popstate', closeAll)
  // The back/forward cache would restore the page with open menus.
  addEventListener('pagehide', closeAll)
  scrollAlertsAway()
}

const menus = '#site-menu, #menu-button'

/** Returns early without alerts, because measuring causes layout. */
function scrollAlertsAway() {
  const button = document.querySelector('#menu-button[open]')
  if (!button || !document.querySelector('[data-alert]:not([hidden])')) return
  const top = button.closest('header')?.getBoundingClientRect().top ?? 0
  if (top > 0) scrollBy({ top, behavior: 'instant' })
}
