import sanitizeHtml from 'sanitize-html'
import {
  allowedAttributes,
  allowedSchemes,
  allowedTags,
  imagePath,
  maxHtmlDepth,
  tagsWithoutText,
} from '#shared/html/allowedHtml.ts'
import { isUsableLanguageValue } from '#shared/html/language.ts'
import { linkAddress } from '#shared/html/linkAddress.ts'
import { normalizedText } from '#shared/text/normalizedText.ts'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: Object.fromEntries(
    Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: [...allowedSchemes],
  nonTextTags: [...tagsWithoutText],
  nestingLimit: maxHtmlDepth,
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'span' && Object.keys(attribs).length === 0
      ? 'excludeTag'
      : tag === 'img' && !imagePath.test(attribs.src ?? ''),
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href, ...attribs }) => ({ tagName, attribs: { ...hrefOf(href), ...attribs } }),
    '*': (tagName, attribs) => ({ tagName, attribs: mapped(attribs) }),
  },
}

/** HTML as the site stores and shows it: harmless, and with its texts normalized. Twice is the same as once. */
export function sanitized(html: string): string {
  const clean = sanitizeHtml(html, allowed).replace(textBetweenTags, normalizedText)
  // Without a tag around it, an element can end the one before: `<p><button><p>` becomes two paragraphs.
  return clean === html ? clean : sanitized(clean)
}

/** The sanitizer escapes these characters everywhere else, also in attributes. */
const textBetweenTags = /[^<>]+(?=<|$)/g

function hrefOf(stored: string | undefined): sanitizeHtml.Attributes {
  const href = linkAddress(stored)
  return href === undefined ? {} : { href }
}

const mapped = (attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      isUsableLanguageValue(name, value) ? [[name, normalizedText(value)]] : [],
    ),
  )
