import { isCurrentPage, linkAt, linkTarget } from './linkTarget.ts'

/** Milliseconds for which a pointer must rest on a link: one that only passes over it asks for nothing. */
const rests = 60

let isExcluded = (_: URL): boolean => false

/** Leaves pages to the app, which prepares what it renders. */
export function excludeFromPrerendering(isAppRoute: (url: URL) => boolean) {
  isExcluded = isAppRoute
}

/**
 * Has the browser prepare the page behind a link, where it knows how: a page that a mouse rests on is drawn ahead
 * whole; one that is pressed at once is only fetched, since drawing it apart would take longer than opening it.
 * The rules stand in every page (`index.html`); this marks the one link that they are for. By themselves they would
 * wait for 200 ms, and draw what is pressed at once.
 */
export function prerenderLinks() {
  let marked: HTMLAnchorElement | undefined
  let resting: ReturnType<typeof setTimeout> | undefined
  const prepare = ({ target }: Event, what: 'whole' | 'text', wait: number) => {
    clearTimeout(resting)
    const [link, url] = [linkAt(target), linkTarget(target)]
    if (!link || !url || link === marked || isCurrentPage(url) || isExcluded(url)) return
    resting = setTimeout(() => {
      // One page at a time: what was prepared for another link is given up.
      delete marked?.dataset.ahead
      marked = link
      link.dataset.ahead = what
    }, wait)
  }
  document.addEventListener(
    'pointerover',
    (event) => {
      if (event.pointerType === 'mouse') prepare(event, 'whole', rests)
    },
    { passive: true },
  )
  document.addEventListener('pointerdown', (event) => prepare(event, 'text', 0), { passive: true })
}
