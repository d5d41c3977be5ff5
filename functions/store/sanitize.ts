import sanitizeHtml from 'sanitize-html'
import { allowedAttributes, allowedSchemes, allowedTags } from '#shared/rules/allowedHtml.ts'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: Object.fromEntries(
    Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: [...allowedSchemes],
  // Paths remain allowed.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
}

export const sanitized = (html: string): string => sanitizeHtml(html, allowed)
