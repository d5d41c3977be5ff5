/** "Previous" and "Next" show an adjacent review and pause the loop, because somebody is reading. */
export function enhanceCarousels() {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-carousel-step]') : null
    const carousel = button?.closest('[data-carousel]')
    if (!button || !carousel) return
    const pause = carousel.querySelector('input')
    if (pause) pause.checked = true
    carousel.toggleAttribute('data-paused', true)
    show(carousel, Number(button.dataset.carouselStep))
  })
  // Sets an attribute for browsers without `:has()`.
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement)
      target.closest('[data-carousel]')?.toggleAttribute('data-paused', target.checked)
  })
}

function show(carousel: Element, step: number) {
  const count = carousel.querySelectorAll('ul:not([inert]) > li').length
  const [loop] = carousel.getAnimations({ subtree: true })
  const duration = Number(loop?.effect?.getComputedTiming().duration)
  if (loop && duration > 0) {
    const each = duration / count
    const current = Math.floor((Number(loop.currentTime) % duration) / each)
    loop.currentTime = ((current + step + count) % count) * each
    return
  }
  // With reduced motion, the list scrolls and is not animated.
  const list = carousel.querySelector('section')
  if (!list) return
  const width = list.scrollWidth / count
  const last = list.scrollWidth - list.clientWidth
  const left = list.scrollLeft + step * width
  const isPast = step > 0 ? list.scrollLeft >= last - 1 : list.scrollLeft <= 1
  list.scrollTo({ left: isPast ? (step > 0 ? 0 : last) : left, behavior: 'instant' })
}
