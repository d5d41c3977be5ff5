/** The path of what staff typed or pasted: as in the address bar, with or without the website's name. */
export function typedPath(text: string): string {
  const trimmed = text.trim()
  const path = URL.canParse(trimmed) ? new URL(trimmed).pathname : (trimmed.split(/[?#]/)[0] ?? '')
  const rooted = path.startsWith('/') ? path : `/${path}`
  return rooted.toLowerCase().replace(/(.)\/+$/, '$1')
}
