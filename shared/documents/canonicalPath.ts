/**
 * The one spelling of a path: without repeated slashes, without punctuation that texts have after an address,
 * and with the hyphens that a word processor replaces; lower case for a page. The edge redirects to it, and
 * the app opens it at once.
 */
export function canonicalPath(path: string): string {
  const written = path
    .replace(plain, decodeURIComponent)
    .replace(invisible, '')
    .replace(dashes, '-')
    .replace(afterSlash, '/')
    .replace(/\/{2,}/g, '/')
  // A limit keeps a long row of slashes or commas from costing time.
  const start = written.slice(0, -60)
  const bare =
    start +
    written
      .slice(start.length)
      .replace(trailing, '')
      .replace(/\/index\.html$/i, '')
  return isPagePath(bare) ? bare.toLowerCase() || '/' : bare
}

/** Letters, digits, `-`, `_` and `~`, which mean the same with and without an escape. */
const plain = /%(?:2d|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi
/** Soft hyphens, joiners and marks of direction. */
const invisible = /%c2%ad|%e2%80%8[b-f]|%e2%81%a0|%ef%bb%bf/gi
const dashes = /%e2%80%9[0-5]|%e2%88%92|%ef%bc%8d/gi
/** The gap of an address that was broken into two lines. */
const afterSlash = /\/(?:%20|%c2%a0|%0[9ad])+/gi

/** Slashes, punctuation, quotes, brackets and spaces, also escaped and of the width of a Chinese character. */
const trailing =
  /(?:[/.,;:!?'"()<>[\]{}|*_`^\\ =&-]|%(?:[01][\da-f]|2[0-2679acef]|3[a-f]|5[b-f]|60|7[bcd]|c2%(?:a0|b[4b7])|e2%80%[89ab][\da-f]|e2%81%[\da-f]{2}|e3%80%8[\da-f]|ef%bc%(?:8[\da-f]|9[a-f]|b[b-f])|ef%bd%[9a][\da-f]))+$/i

/** Pages have no other characters in their addresses. */
export const isPagePath = (path: string): boolean => /^[a-z0-9/-]*$/i.test(path)

/** A file of this site. One of another system, such as `/about.php`, can only be a moved address. */
export const isFilePath = (path: string): boolean =>
  /^[\w/.~-]+\.(?:svg|png|ico|xml|css|txt|json|webmanifest)$|^\/forms\/[\w.-]+\.pdf$/i.test(path)

/** The S3 key of a path, with `~20` for an escaped space: a key has no escapes, which clients of S3 would decode. */
export const pathKey = (path: string): string =>
  `${path
    .toLowerCase()
    .slice(1)
    .replace(
      /%([0-9a-f]{2})|[^\w/.-]/g,
      (character, code) => `~${code || character.charCodeAt(0).toString(16)}`,
    )
    .replace(/(.)$/, '$1/')}index.html`
