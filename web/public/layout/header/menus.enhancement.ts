/** The menus are native: `details`, one of which is the button of the whole menu. */
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
  // The map keeps its clicks to itself, so this listens while capturing.
  document.addEventListener(
    'click',
    ({ target }) => {
      // "See all" may lead to a part of the page that the menu covers, and to where the view is already.
      if (target instanceof Element && (!target.closest(menus) || target.closest('a'))) closeAll()
    },
    { capture: true },
  )
  // Tab leaves a menu.
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target.closest('#menu-button')) return
    if (!target.closest(menus)) closeAll()
    else if (!openButton()) for (const section of openSections()) section.open = section.contains(target)
  })
  // Alerts above the header would push the end of the menu out of view.
  document.addEventListener('toggle', scrollAlertsAway, { capture: true })
  // A click into a frame reaches this document only as a change of focus.
  addEventListener('blur', () => {
    if (document.activeElement instanceof HTMLIFrameElement) closeAll()
  })
  document.addEventListener('site:navigate', closeAll)
  addEventListener('popstate', closeAll)
  // The browser restores a page from its back/forward cache with its menus as they were.
  addEventListener('pagehide', closeAll)
  scrollAlertsAway()
}

const menus = '#site-menu, #menu-button'

/** Measures nothing if there are no alerts. */
function scrollAlertsAway() {
  const button = document.querySelector('#menu-button[open]')
  if (!button || !document.querySelector('[data-alert]:not([hidden])')) return
  const top = button.closest('header')?.getBoundingClientRect().top ?? 0
  if (top > 0) scrollBy({ top, behavior: 'instant' })
}
