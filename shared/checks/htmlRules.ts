import { telephoneLink } from '../clinic/telephoneLink.ts'
import { isDocumentLink } from '../documents/documentLinks.ts'
import type { CheckedDocument, CheckedField, Match } from './checkedDocument.ts'

const phone =
  /(?<![\w-])(?:(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}|(?<=\b(?:call|dial|calling|phone) )(?:911|988))(?![\w-])/gi

const phonesIn = (text: string) =>
  Array.from(text.matchAll(phone), ({ 0: number, index }) => ({
    number,
    start: index,
    end: index + number.length,
  }))

export const unlinkedPhones = ({ text, links, isHtml }: CheckedField): Match[] =>
  isHtml
    ? phonesIn(text)
        .filter(({ start, end }) => !links.some((link) => link.start < end && start < link.end))
        .map(({ number, start, end }) => ({ start, end, href: telephoneLink(number) }))
    : []

const tollFree = /^8(?:00|33|44|55|66|77|88)/

/** Finds phone numbers that should be markers, except toll-free numbers, which are national lines. */
export function writtenPhones({ text, links, isHtml }: CheckedField, { phones }: CheckedDocument): Match[] {
  if (!phones) return []
  const written = [
    ...phonesIn(text).map((found) => ({ ...found, isText: true })),
    ...links
      .filter(({ href }) => href.startsWith('tel:'))
      .map(({ href, start, end }) => ({ number: href, start, end, isText: false })),
  ]
  return written.flatMap(({ number, start, end, isText }) => {
    const digits = lastDigits(number)
    if (digits.length < 10 || tollFree.test(digits)) return []
    const marker = Object.keys(phones).find((name) => lastDigits(phones[name] ?? '') === digits)
    const advice = marker
      ? `Write ${marker} instead, which changes with the number in Clinic.`
      : 'This is not a number of the clinic: check it, or write {phone}.'
    // In a link, only the `href` is replaced. Its spaces are encoded.
    const href = isHtml && marker ? `tel:${marker.replaceAll(' ', '%20')}` : undefined
    return [{ start, end, advice, ...(isText && marker && { replacement: marker }), ...(href && { href }) }]
  })
}

const lastDigits = (number: string) => number.replace(/\D/g, '').slice(-10)

/** Ignores paths that end in a file name, because these are not pages. */
export const brokenLinks = ({ links }: CheckedField, { isPublished }: CheckedDocument): Match[] =>
  links.flatMap(({ href, start, end }) => {
    const path = href.replace(/[?#].*$/, '')
    if (isDocumentLink(path))
      return { start, end, advice: 'Its page is not on the website: publish that again, or choose another.' }
    if (!isPublished || !path.startsWith('/') || /\.\w+$/.test(path) || isPublished(path)) return []
    return { start, end, advice: `${path} is not a published page: choose one of this site.` }
  })

const unclearText =
  /^(?:click )?(?:here|this|this (?:page|link|post|article)|link|more|read more|learn more|page)[.:!]?$/i

export const unclearLinks = ({ text, links }: CheckedField): Match[] =>
  links
    .filter(({ start, end }) => unclearText.test(text.slice(start, end).trim()))
    .map(({ start, end }) => ({ start, end }))

const fileName = /\.(?:jpe?g|png|webp|gif|svg|avif|heic)$|^(?:img|dsc|image|photo|screenshot)[-_ ]?\d/i

/** An empty alternative text marks an image as decorative. */
export const undescribedImages = ({ name, text, images }: CheckedField): Match[] =>
  name.endsWith('alt') || name === 'image1Alt'
    ? fileName.test(text)
      ? [{ start: 0, end: text.length }]
      : []
    : images
        .filter(({ alt }) => alt === undefined || fileName.test(alt))
        .map(({ start, end }) => ({ start, end }))

export const skippedHeadings = ({ headings, headingAbove }: CheckedField): Match[] =>
  headings
    .filter(({ level }, index) => level > (headings[index - 1]?.level ?? headingAbove) + 1)
    .map(({ start, end }) => ({ start, end }))
