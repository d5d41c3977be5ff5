import { basename } from 'node:path'

/**
 * The name of a CSS Module's class in a page: `_Footer_links`. Plain words instead of hashes, since hundreds of
 * hashes are a tenth of a compressed page; a test keeps the sheets' names unique.
 */
export const className = (name: string, file: string): string =>
  `_${basename(file.split('?')[0] ?? file, '.module.css')}_${name}`
