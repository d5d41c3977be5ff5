/**
 * The canonical spelling of a path: no repeated slashes, no punctuation that followed the address in a text, and
 * hyphens where a word processor made dashes. The path of a page is in lower case. The edge redirects to the canonical
 * path, and the app opens it without a redirect.
 */
export function canonicalPath(path: string): string {
  const written = path
    .replace(needlessEscapes, decodeURIComponent)
    .replace(invisibleCharacters, '')
    .replace(otherDashes, '-')
    .replace(brokenLines, '/')
    .replace(/\/{2,}/g, '/')
  // Only the last 60 characters are searched, because the pattern is slow on a long row of slashes or commas.
  const start = written.slice(0, -60)
  const withoutEnd =
    start +
    written
      .slice(start.length)
      .replace(trailingPunctuation, '')
      .replace(/\/index\.html$/i, '')
  return isPagePath(withoutEnd) ? withoutEnd.toLowerCase() || '/' : withoutEnd
}

/** Letters, digits, `-`, `_` and `~`, which mean the same with and without an escape. */
const needlessEscapes = /%(?:2d|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi
/** Soft hyphens, joiners and marks of direction. */
const invisibleCharacters = /%c2%ad|%e2%80%8[b-f]|%e2%81%a0|%ef%bb%bf/gi
const otherDashes = /%e2%80%9[0-5]|%e2%88%92|%ef%bc%8d/gi
/** The white space where a line break has split an address. */
const brokenLines = /\/(?:%20|%c2%a0|%0[9ad])+/gi

/** Slashes, punctuation, quotes, brackets and spaces, also URL-encoded, and their full-width forms. */
const trailingPunctuation =
  /(?:[/.,;:!?'"()<>[\]{}|*_`^\\ =&-]|%(?:[01][\da-f]|2[0-2679acef]|3[a-f]|5[b-f]|60|7[bcd]|c2%(?:a0|b[4b7])|e2%80%[89ab][\da-f]|e2%81%[\da-f]{2}|e3%80%8[\da-f]|ef%bc%(?:8[\da-f]|9[a-f]|b[b-f])|ef%bd%[9a][\da-f]))+$/i

/** The paths of pages have no other characters. */
export const isPagePath = (path: string): boolean => /^[a-z0-9/-]*$/i.test(path)

/** True for files of this site. Files such as `/about.php` can only be the former address of a page. */
export const isFilePath = (path: string): boolean =>
  /^[\w/.~-]+\.(?:svg|png|ico|xml|css|txt|json|webmanifest)$|^\/forms\/[\w.-]+\.pdf$/i.test(path)

/** The S3 key of a path. A space is `~20`, not `%20`, because S3 clients would decode `%20`. */
export const pathKey = (path: string): string =>
  `${path
    .toLowerCase()
    .slice(1)
    .replace(
      /%([0-9a-f]{2})|[^\w/.-]/g,
      (character, code) => `~${code || character.charCodeAt(0).toString(16)}`,
    )
    .replace(/(.)$/, '$1/')}index.html`
