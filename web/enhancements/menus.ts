/** The menus are native: `details` inside a popover. */
export function enhanceMenus() {
  const openSections = () => document.querySelectorAll<HTMLDetailsElement>('details[name="site-menu"][open]')
  const closeSections = () => {
    for (const section of openSections()) section.open = false
  }
  const panel = () => document.getElementById('site-menu')

  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const [section] = openSections()
    if (!section) return
    section.open = false
    section.querySelector('summary')?.focus()
    // The same key press would also close the popover.
    event.preventDefault()
  })
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && !target.closest('#site-menu')) closeSections()
  })
  document.addEventListener('site:navigated', () => {
    closeSections()
    if (panel()?.matches(':popover-open')) panel()?.hidePopover()
  })
}
