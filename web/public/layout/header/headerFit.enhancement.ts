let stop = () => {}

/** In root ems. In a narrower view, as of a phone with text at 200 %, words may break anywhere. */
const narrow = 16
/** The largest part of the view that the header may take. */
const share = 1 / 3

/**
 * Shows the menu button if text spacing, fonts or titles wrap the menu bar, and fewer words if large text would make
 * the header fill the view. Sets `--header-height` if it grows.
 */
export function fitHeader() {
  stop()
  const button = document.querySelector<HTMLDetailsElement>('#menu-button')
  const header = button?.closest('header')
  const bar = button?.parentElement
  if (!button || !header || !bar) return
  const { dataset, style } = document.documentElement
  let frame = 0
  const fitNow = () => {
    delete dataset.menu
    // An open menu may be part of the header's height.
    if (!button.open) delete dataset.header
    const { fontSize } = getComputedStyle(document.documentElement)
    document.documentElement.toggleAttribute(
      'data-large-text',
      innerWidth < narrow * Number.parseFloat(fontSize),
    )
    if (button.offsetHeight === 0 && wraps(bar)) dataset.menu = 'button'
    style.removeProperty('--header-height')
    for (const state of ['compact', 'line'])
      if (!button.open && header.offsetHeight > share * innerHeight) dataset.header = state
    if (header.offsetHeight > Number.parseFloat(getComputedStyle(header).minHeight))
      style.setProperty('--header-height', `${header.offsetHeight}px`)
  }
  // It resizes observed elements, so it waits for the next frame.
  const fitLater = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(fitNow)
  }
  const observer = new ResizeObserver(fitLater)
  // A property, which the next call replaces.
  window.onresize = fitLater
  for (const element of [header, bar, ...bar.children])
    if (element.id !== 'site-menu') observer.observe(element)
  // At once, so that nothing moves under a finger after the page has loaded.
  fitNow()
  stop = () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  }
}

function wraps({ children }: HTMLElement): boolean {
  const boxes = Array.from(children, (child) => child.getBoundingClientRect())
  const shown = boxes.filter(({ height }) => height > 0)
  const lowestTop = Math.max(...shown.map(({ top }) => top))
  return shown.some(({ bottom }) => bottom <= lowestTop)
}
