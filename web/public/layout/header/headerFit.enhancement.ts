let stop = () => {}

/** Shows the menu button if text spacing, fonts or titles wrap the menu bar. Sets `--header-height` if it grows. */
export function fitHeader() {
  stop()
  const button = document.getElementById('menu-button')
  const header = button?.closest('header')
  const bar = button?.parentElement
  if (!button || !header || !bar) return
  const { dataset, style } = document.documentElement
  let frame = 0
  const fit = () => {
    delete dataset.menu
    if (button.offsetHeight === 0 && wraps(bar)) dataset.menu = 'button'
    style.removeProperty('--header-height')
    if (header.offsetHeight > Number.parseFloat(getComputedStyle(header).minHeight))
      style.setProperty('--header-height', `${header.offsetHeight}px`)
  }
  // The callback resizes observed elements, so it waits for the next frame.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(fit)
  })
  for (const element of [header, bar, ...bar.children])
    if (element.id !== 'site-menu') observer.observe(element)
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
