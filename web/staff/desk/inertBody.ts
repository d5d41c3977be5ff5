import { trustedHtml } from '../../data/trustedHtml.ts'

/** HTML in a document of its own, where no script runs and no image loads. */
export const inertBody = (html: string): HTMLElement =>
  new DOMParser().parseFromString(trustedHtml(html), 'text/html').body
