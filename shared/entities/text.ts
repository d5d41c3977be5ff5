import * as z from 'zod/mini'
import { apiLimits } from '../apiLimits.ts'
import { canonicalPath } from '../documents/canonicalPath.ts'
import { imagePath } from '../html/allowedHtml.ts'
import { normalizedText } from '../text/normalizedText.ts'
import { validationMessages } from './validationMessages.ts'

export const id = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/, validationMessages.id))

/** The last segment of a page's path. */
export const slug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, validationMessages.slug), z.maxLength(200))

/** Plain text as people mean it, trimmed, with at least one visible character. */
export const plainTextOf = (longest: number) =>
  z
    .string()
    .check(
      z.overwrite(normalizedText),
      z.trim(),
      z.minLength(1),
      z.maxLength(longest),
      z.regex(/^$|[^\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u, validationMessages.notEmpty),
    )

/** Plain text without line breaks. */
export const lineOf = (longest: number) =>
  plainTextOf(longest).check(z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, validationMessages.oneLine))

export const line = lineOf(500)

export const mailAddress = z.email(validationMessages.email).check(z.maxLength(254))

export const username = z.string().check(z.minLength(1), z.maxLength(100))

/** The length is limited so that nobody can make the server hash huge passwords. */
export const password = z.string().check(z.minLength(1), z.maxLength(apiLimits.password.maxLength))

/** The full path of a treatment page without the leading slash, so one character shorter than a path of the site. */
export const treatmentPath = z.string().check(z.maxLength(299))

/**
 * Marks the schemas of fields that can link to a document: HTML, an address, or the path of an address without its
 * first slash.
 */
export const linkFields = z.registry<{ form: 'html' | 'address' | 'path' }>()

/** Sanitized when it is stored and again when it is shown. */
export const html = z.string().check(z.maxLength(100_000)).register(linkFields, { form: 'html' })

/** A path as in the site's own addresses: in lower case and without a query. The home page is `/`. */
export const pagePath = z
  .string()
  .check(z.maxLength(300), z.regex(/^\/(?:[a-z0-9-]+\/)*[a-z0-9-]*$/, validationMessages.pagePath))

export const linkedPagePath = pagePath.check().register(linkFields, { form: 'address' })

export const pathBelowHome = z
  .string()
  .check(z.maxLength(300), z.regex(/^\/[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, validationMessages.pathBelowHome))

/**
 * The former address of a page, also of an earlier website, in canonical spelling and lower case: `/about.php?id=7`.
 */
export const oldAddress = z.string().check(
  z.overwrite(normalizedText),
  z.maxLength(300),
  z.refine((address) => {
    const [, path = '', query] = /^(\/[!-"$-=@-~]*)(\?[!#-;=?-~]+)?$/.exec(address) ?? []
    const isCanonical = canonicalPath(path).toLowerCase() === path && address.toLowerCase() === address
    return isCanonical && (path !== '/' || query !== undefined)
  }, validationMessages.oldAddress),
)

/** The path of a page with an optional fragment: `/faq#cost`. */
export const redirectTarget = z
  .string()
  .check(
    z.overwrite(normalizedText),
    z.maxLength(300),
    z.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[\w.~%-]+)?$/, validationMessages.redirectTarget),
  )

/** The length is limited because timestamps are part of sort keys, which DynamoDB limits to 1,024 bytes. */
export const timestamp = z.iso.datetime().check(z.maxLength(40))

export const imageAddress = z
  .string()
  .check(z.maxLength(2_000), z.regex(imagePath, validationMessages.imageAddress))
