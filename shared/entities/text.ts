import * as z from 'zod/mini'
import { apiLimits } from '../apiLimits.ts'
import { canonicalPath } from '../documents/canonicalPath.ts'
import { imagePath } from '../html/allowedHtml.ts'
import { validationMessages } from './validationMessages.ts'

export const id = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/, validationMessages.id))

/** The part of an address that is a page's own. */
export const slug = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, validationMessages.slug), z.maxLength(200))

/** Invisible characters that reverse the order of the text after them: a title could read as another one. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g

/** Plain text without spaces around it, in which something can be seen. */
export const plainTextOf = (longest: number) =>
  z.string().check(
    z.overwrite((text) => text.replace(directions, '')),
    z.trim(),
    z.minLength(1),
    z.maxLength(longest),
    z.regex(/^$|[^\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u, validationMessages.notEmpty),
  )

/** The same in one line. */
export const lineOf = (longest: number) =>
  plainTextOf(longest).check(z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, validationMessages.oneLine))

export const line = lineOf(500)

export const username = z.string().check(z.minLength(1), z.maxLength(100))

/** Lengths are bounded so that a huge password costs no hashing. */
export const password = z.string().check(z.minLength(1), z.maxLength(apiLimits.password.maxLength))

/** The full path of a treatment page without a leading slash, which a path of the site may have besides. */
export const treatmentPath = z.string().check(z.maxLength(299))

/** Sanitized when it is stored and again when it is shown. */
export const html = z.string().check(z.maxLength(100_000))

/** A path as in the site's own addresses: in lower case and without a query. The home page is `/`. */
export const pagePath = z
  .string()
  .check(z.maxLength(300), z.regex(/^\/(?:[a-z0-9-]+\/)*[a-z0-9-]*$/, validationMessages.pagePath))

/** The same, or a stored link to a document: see `documents/documentLinks.ts`. */
export const linkedPagePath = z
  .string()
  .check(
    z.maxLength(300),
    z.regex(/^\/(?:(?:[a-z0-9-]+\/)*[a-z0-9-]*|~[a-z]+\/[\w.-]+)$/, validationMessages.pagePath),
  )

export const pathBelowHome = z
  .string()
  .check(z.maxLength(300), z.regex(/^\/[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, validationMessages.pathBelowHome))

/** An address of a moved page, here or elsewhere, in lower case and lookup spelling: `/about.php?id=7`. */
export const oldAddress = z.string().check(
  z.maxLength(300),
  z.refine((address) => {
    const [, path = '', query] = /^(\/[!-"$-=@-~]*)(\?[!#-;=?-~]+)?$/.exec(address) ?? []
    const isCanonical = canonicalPath(path).toLowerCase() === path && address.toLowerCase() === address
    return isCanonical && (path !== '/' || query !== undefined)
  }, validationMessages.oldAddress),
)

/** A page with an optional fragment: `/faq#cost`. */
export const redirectTarget = z
  .string()
  .check(
    z.maxLength(300),
    z.regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[\w.~%-]+)?$/, validationMessages.redirectTarget),
  )

/** The limit is for sort keys, which may have 1,024 bytes. */
export const timestamp = z.iso.datetime().check(z.maxLength(40))

export const imageAddress = z
  .string()
  .check(z.maxLength(2_000), z.regex(imagePath, validationMessages.imageAddress))
