import DOMPurify from 'dompurify'
import { allowedAddress, allowedAttributes, allowedTags, imagePath } from '#shared/rules/allowedHtml.ts'
import type { SanitizeHtml } from './readDependencies.ts'

const settings = {
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: [...new Set(Object.values(allowedAttributes).flat())],
  ALLOWED_URI_REGEXP: allowedAddress,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
}

DOMPurify.addHook('uponSanitizeAttribute', (_, attribute) => {
  if (attribute.attrName === 'src' && !imagePath.test(attribute.attrValue)) attribute.keepAttr = false
})

/** Allows the same tags and attributes as the API does when content is stored. */
export const sanitizeHtml: SanitizeHtml = (html) => DOMPurify.sanitize(html, settings)
