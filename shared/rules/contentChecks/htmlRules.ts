import { telephoneLink } from '../paths.ts'
import type { CheckedDocument, CheckedField } from './checkedDocument.ts'
import type { Match } from './match.ts'

const phone =
  /(?<![\w-])(?:(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}|(?<=\b(?:call|dial|calling|phone) )(?:911|988))(?![\w-])/gi

export const unlinkedPhones = ({ text, links, isHtml }: CheckedField): Match[] =>
  isHtml
    ? [...text.matchAll(phone)]
        .map(({ 0: number, index }) => ({
          start: index,
          end: index + number.length,
          href: telephoneLink(number),
        }))
        .filter(({ start, end }) => !links.some((link) => link.start < end && start < link.end))
    : []

/** A path that ends in a file name is not a page. */
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
