import DOMPurify from 'dompurify'
import { allowedAddress, allowedAttributes, allowedTags } from '#shared/rules/allowedHtml.ts'
import type { CleanHtml } from './queryClient.ts'

const settings = {
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: [...new Set(Object.values(allowedAttributes).flat())],
  ALLOWED_URI_REGEXP: allowedAddress,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

/** Makes stored HTML harmless in the browser: the same tags and attributes as on its way in, nothing that runs. */
export const cleanHtml: CleanHtml = (html) => DOMPurify.sanitize(html, settings)
