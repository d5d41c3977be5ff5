import sanitizeHtml from 'sanitize-html'

/** The HTML that the clinic's texts are written in; anything else is dropped, its words kept. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'a', 'br'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel', 'sms'],
  allowProtocolRelative: false,
}

/** HTML with nothing in it that could run, load or restyle: safe to store and safe to show. */
export const sanitized = (html: string): string => sanitizeHtml(html, allowed)
