/** React renders head elements before the app's first element. They get an attribute by which the app removes them. */
export function splitHead(rendered: string): { head: string; body: string } {
  const match = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(rendered)
  const head = match?.[0] ?? ''
  return {
    head: head.replace(/<(title|meta|link)\b/g, '<$1 data-page'),
    body: rendered.slice(head.length),
  }
}
