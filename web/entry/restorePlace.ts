import { parsedJson, thisTab } from '../data/browserStorage.ts'

/** Where the router stores how far the pages that it has shown are scrolled, by the key of their history entry. */
const placesKey = 'tsr-scroll-restoration-v1_3'

/**
 * Scrolls a document to where its page was when the app left it. After a reload, Back opens a page of the app as a
 * document, which the script in the head of `index.html` notes: browsers then restore no place.
 */
export function restorePlace() {
  thisTab.remove('back')
  const { scrollTop, __TSR_key: key } = history.state ?? {}
  // The router writes its places in this shape.
  const places = parsedJson(thisTab.get(placesKey)) as
    | Record<string, { window?: { scrollY: number } } | undefined>
    | undefined
  const top = places?.[key]?.window?.scrollY ?? scrollTop
  if (!top) return
  // The browser would scroll to the place of the page before. For a reload of this page, it knows the place.
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  scrollTo({ top, behavior: 'instant' })
}
