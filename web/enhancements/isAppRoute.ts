import { singlePages } from '#shared/pages.ts'

/** Whether the app renders the page at an address; the browser opens the others as documents. */
export const isAppRoute = (url: URL): boolean =>
  !singlePages().some(({ path, document }) => document && path === url.pathname)
