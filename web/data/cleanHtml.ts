import DOMPurify from 'dompurify'
import { allowedAttributes, allowedTags } from '#shared/rules/allowedHtml.ts'
import type { CleanHtml } from './queryClient.ts'

/** Makes stored HTML harmless in the browser: the same tags and attributes as on its way in, nothing that runs. */
export const cleanHtml: CleanHtml = (html) =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
