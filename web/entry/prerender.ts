import { savesData } from '../data/savesData.ts'
import { isCurrentPage, linkAt, linkTarget } from './linkTarget.ts'

/** Milliseconds of hovering, so that only passing over a link starts nothing. */
const hoverDelay = 60

let isExcluded = (_: URL): boolean => false

/** Excludes the app's routes, which the app preloads itself. */
export function excludeFromPrerendering(isAppRoute: (url: URL) => boolean) {
  isExcluded = isAppRoute
}

/**
 * Marks the one link that the speculation rules of `index.html` match. A link pressed at once is only prefetched, since
 * prerendering takes longer than opening the page. The rules' eagerness levels would wait 200 ms.
 */
export function prerenderLinks() {
  if (savesData()) return
  let marked: HTMLAnchorElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const speculate = ({ target }: Event, action: 'prerender' | 'prefetch', delay: number) => {
    clearTimeout(timer)
    const [link, url] = [linkAt(target), linkTarget(target)]
    if (!link || !url || link === marked || isCurrentPage(url) || isExcluded(url)) return
    timer = setTimeout(() => {
      // The browser prerenders one page at a time, and drops the previous page.
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
