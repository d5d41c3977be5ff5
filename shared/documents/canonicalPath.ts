/**
 * The one spelling of a path: without repeated slashes and without what texts have after an address. That of a page is in
 * lower case. The edge redirects to it, and the app opens it at once.
 */
export function canonicalPath(path: string): string {
  const written = path.replace(/\/{2,}/g, '/')
  // So much is enough, and a long row of slashes or commas costs no time.
  const start = written.slice(0, -60)
  const bare =
    start +
    written
      .slice(start.length)
      .replace(trailing, '')
      .replace(/\/index\.html$/i, '')
  return isPagePath(bare) ? bare.toLowerCase() || '/' : bare
}

/** Slashes, punctuation, quotes, brackets and spaces, also escaped. */
const trailing =
  /(?:[/.,;:!?'"()<>[\]{}|*_`^\\ ]|%(?:[01][0-9a-f]|2[0-279acef]|3[abcef]|5[b-f]|60|7[bcd]|c2%(?:a[0b]|b[4b7])|e2%8[01]%[89ab][0-9a-f]|e3%80%8[0-9a-f]|ef%bb%bf))+$/i

/** Pages have no other characters in their addresses. */
export const isPagePath = (path: string): boolean => /^[a-z0-9/-]*$/i.test(path)

/** A file of this site. Files of another system, such as `/about.php`, can only be addresses that have moved. */
export const isFilePath = (path: string): boolean =>
  /^[\w/.~-]+\.(?:svg|png|ico|xml|txt|json|webmanifest)$|^\/forms\/[\w.-]+\.pdf$/i.test(path)

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
