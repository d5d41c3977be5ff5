/** The menus are native: `details` inside a popover. */
export function enhanceMenus() {
  const openSections = () => document.querySelectorAll<HTMLDetailsElement>('details[name="site-menu"][open]')
  const closeSections = () => {
    for (const section of openSections()) section.open = false
  }
  const panel = () => document.getElementById('site-menu')
  const closeAll = () => {
    closeSections()
    if (panel()?.matches(':popover-open')) panel()?.hidePopover()
  }

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const [section] = openSections()
    if (!section) return
    section.open = false
    section.querySelector('summary')?.focus()
    // The same key press would also close the popover.
    event.preventDefault()
  })
  // While capturing, since the map keeps its clicks to itself.
  document.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return
      if (!target.closest('#site-menu')) closeSections()
      // "See all" may lead to a part of the page that the menu covers, and to where the view is already.
      else if (target.closest('a')) closeAll()
    },
    { capture: true },
  )
  // Tab leaves a menu; the button that opened the panel closes it by itself.
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || target.closest('[popovertarget="site-menu"]')) return
    if (!target.closest('#site-menu')) closeAll()
    else if (!panel()?.matches(':popover-open'))
      for (const section of openSections()) section.open = section.contains(target)
  })
  // A click into a frame reaches this document only as a change of focus.
  addEventListener('blur', () => {
    if (document.activeElement instanceof HTMLIFrameElement) closeSections()
  })
  document.addEventListener('site:navigate', closeAll)
  addEventListener('popstate', closeAll)
  // The browser restores a page from its back/forward cache with its menus as they were.
  addEventListener('pagehide', closeAll)
}
