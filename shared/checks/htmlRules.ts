import { dialOf, isTollFree, linkOfPhone, phonesIn, usualSpelling } from '../clinic/phones.ts'
import { localPhones } from '../region/ours.ts'
import type { CheckedDocument, CheckedField, Match } from './checkedDocument.ts'
import type { TextRange } from './parseHtml.ts'

/** Short numbers are only numbers after such a word. */
const shortPhone = /(?<=\b(?:call|dial|calling|phone) )(?:911|988)(?![\w-])/gi

const unlinked = <Found extends TextRange>({ links }: CheckedField, found: Found[]): Found[] =>
  found.filter(({ start, end }) => !links.some((link) => link.start < end && start < link.end))

/** A spelling that a reader may not take for a number, or a screen reader not read as one, becomes the usual one. */
export function unlinkedPhones(field: CheckedField): Match[] {
  if (!field.isHtml) return []
  const short = Array.from(field.text.matchAll(shortPhone), ({ 0: number, index }) => ({
    start: index,
    end: index + number.length,
    href: `tel:${number}`,
  }))
  const phones = unlinked(field, phonesIn(field.text)).map((found) => {
    const { start, end } = found
    const href = linkOfPhone(found)
    const written = usualSpelling(found.dial)
    if (found.extension || usual.test(field.text.slice(start, end))) return { start, end, href }
    return { start, end, href, replacement: written, advice: `Link the number, and write it ${written}.` }
  })
  return [...unlinked(field, short), ...phones]
}

const usual = /^(?:(?:\+?1[-. ])?\d{3}[-. ]\d{3}[-. ]\d{4}|(?:\+?1 )?\(\d{3}\) ?\d{3}[-. ]\d{4}|.*[a-z].*)$/i

const localLines = new Set(localPhones.map(dialOf))

/** Finds phone numbers that should be markers, except toll-free numbers, which are national lines. */
export function writtenPhones({ text, links, isHtml }: CheckedField, { phones }: CheckedDocument): Match[] {
  if (!phones) return []
  const written = [
    ...phonesIn(text).map((found) => ({ ...found, isText: true })),
    ...links
      .filter(({ href }) => href.startsWith('tel:'))
      .map(({ href, start, end }) => ({ dial: dialOf(href.slice(4)), start, end, isText: false })),
  ]
  return written.flatMap(({ dial, start, end, isText }) => {
    if (dial === undefined || isTollFree(dial) || localLines.has(dial)) return []
    const marker = Object.keys(phones).find((name) => dialOf(phones[name] ?? '') === dial)
    const advice = marker
      ? `Write ${marker} instead, which changes with the number in Clinic.`
      : 'This is not a number of the clinic: check it, or write {phone}.'
    // In a link, only the `href` is replaced. Its spaces are encoded.
    const href = isHtml && marker ? `tel:${marker.replaceAll(' ', '%20')}` : undefined
    return [{ start, end, advice, ...(isText && marker && { replacement: marker }), ...(href && { href }) }]
  })
}

/** Ignores paths that end in a file name, because these are not pages. */
export const brokenLinks = ({ links }: CheckedField, { isPublished }: CheckedDocument): Match[] =>
  links.flatMap(({ href, start, end }) => {
    const path = href.replace(/[?#].*$/, '')
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
