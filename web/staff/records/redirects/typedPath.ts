/** The path of what staff typed or pasted: as in the address bar, with or without the website's name. */
export const typedPath = (text: string): string =>
  (URL.parse(text.trim(), location.origin)?.pathname ?? '').toLowerCase().replace(/(.)\/+$/, '$1')
