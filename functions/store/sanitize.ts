import sanitizeHtml from 'sanitize-html'
import { allowedAttributes, allowedSchemes, allowedTags, imagePath } from '#shared/html/allowedHtml.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: Object.fromEntries(
    Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: [...allowedSchemes],
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !imagePath.test(attribs.src ?? ''),
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href, ...attribs }) => ({ tagName, attribs: { ...hrefOf(href), ...attribs } }),
  },
}

export const sanitized = (html: string): string => sanitizeHtml(html, allowed)

function hrefOf(stored: string | undefined): sanitizeHtml.Attributes {
  const href = linkAddress(stored)
  return href === undefined ? {} : { href }
}
