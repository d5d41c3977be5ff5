/** The outermost elements of a text, and what stands between them. Together they are the text again. */
export function textBlocks(html: string): string[] {
  const blocks: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/gi)) {
    if (voidElements.has(name.toLowerCase())) continue
    depth += slash ? -1 : 1
    if (depth > 0) continue
    const end = index + tag.length
    blocks.push(html.slice(start, end))
    start = end
  }
  return start < html.length ? [...blocks, html.slice(start)] : blocks
}

const voidElements = new Set(['br', 'hr', 'img'])
