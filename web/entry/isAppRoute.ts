import { pages } from '#shared/pages.ts'

export const isAppRoute = (url: URL): boolean =>
  !Object.values(pages).some((page) => 'document' in page && page.path === url.pathname)
