import { isCurrentPage, linkAt, linkTarget } from './linkTarget.ts'

/** Milliseconds for which a mouse must rest on a link, so that passing over it starts nothing. */
const hoverDelay = 60

let isExcluded = (_: URL): boolean => false

/** Leaves pages to the app, which preloads what it renders. */
export function excludeFromPrerendering(isAppRoute: (url: URL) => boolean) {
  isExcluded = isAppRoute
}

/**
 * Lets browsers with speculation rules prerender the page behind a link that a mouse rests on. A page whose link is
 * pressed before that is only prefetched, since prerendering it would take longer than opening it. The rules stand
 * in `index.html` and match the one link marked here: their own eagerness levels wait for 200 ms, and prerender on
 * press too.
 */
export function prerenderLinks() {
  let marked: HTMLAnchorElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const speculate = ({ target }: Event, action: 'prerender' | 'prefetch', delay: number) => {
    clearTimeout(timer)
    const [link, url] = [linkAt(target), linkTarget(target)]
    if (!link || !url || link === marked || isCurrentPage(url) || isExcluded(url)) return
    timer = setTimeout(() => {
      // One page at a time: the browser drops the one before.
      delete marked?.dataset.speculate
      marked = link
      link.dataset.speculate = action
    }, delay)
  }
  document.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'mouse') speculate(event, 'prerender', hoverDelay)
    },
    { passive: true },
  )
  document.addEventListener('pointerdown', (event) => speculate(event, 'prefetch', 0), { passive: true })
}
