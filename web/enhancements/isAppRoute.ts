import { pages } from '#shared/pages.ts'

/** Whether the app renders the page at an address; the browser opens the others as documents. */
export const isAppRoute = (url: URL): boolean =>
  !Object.values(pages).some((page) => 'document' in page && page.path === url.pathname)
