/** What a press opens can close a longer one above it: the pressed heading stays where it is in the view. */
export function keepSummariesInPlace() {
  document.addEventListener('click', ({ target }) => {
    const summary = target instanceof Element ? target.closest('summary') : null
    if (!summary) return
    const { top } = summary.getBoundingClientRect()
    const scroller = summary.closest(':popover-open') ?? document.scrollingElement
    requestAnimationFrame(() =>
      scroller?.scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: 'instant' }),
    )
  })
}
