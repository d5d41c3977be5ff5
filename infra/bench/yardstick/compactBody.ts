/**
 * A drawn page's body as somebody would write it by hand: the same words, links and images, elements by their
 * meaning, a wrapper only around what is laid out together, each icon once. Runs inside a browser, so it stands
 * entirely in itself. `names` are the readable names of the classes.
 */
export function compactBody({ html, names }: { html: string; names: Record<string, string> }): string {
  const meaningful =
    /^(header|nav|main|section|article|footer|h[1-6]|p|ul|ol|li|a|img|button|details|summary|blockquote|address|strong|em|br|time)$/
  const kept =
    /^(href|src|srcset|sizes|width|height|alt|loading|decoding|fetchpriority|id|name|aria-label|aria-labelledby|aria-hidden|aria-current|inert|popover|popovertarget|target|rel|open)$/
  const icons = new Map<string, string>()
  const body = new DOMParser().parseFromString(html, 'text/html').body
  const text = written(body)
  const symbols = [...icons].map(([shape, id]) => `<symbol id="${id}" viewBox="0 0 24 24">${shape}</symbol>`)
  return `${text}<svg hidden>${symbols.join('')}</svg>`

  function written(node: Node): string {
    return Array.from(node.childNodes, one).join('')
  }

  function one(node: Node): string {
    if (node instanceof Text) return escaped(node.data)
    if (!(node instanceof Element)) return ''
    const tag = node.localName
    if (tag === 'svg') return icon(node)
    if (tag === 'script' || isForScripts(node)) return ''
    const inside = tag === 'img' || tag === 'br' ? '' : written(node)
    const look = classOf(node)
    const wraps =
      tag === 'div' && node.parentElement?.id !== 'app' && (node.children.length > 1 || look !== '')
    if (!meaningful.test(tag) && !wraps && look === '') return inside
    const end = tag === 'img' || tag === 'br' || tag === 'li' || tag === 'p' ? '' : `</${tag}>`
    return `<${tag}${look && ` class="${look}"`}${attributesOf(node)}>${inside}${end}`
  }

  /** Controls that only a script answers. */
  function isForScripts(node: Element): boolean {
    return node.id === 'announcer' || (node.localName === 'button' && !node.hasAttribute('popovertarget'))
  }

  function icon(node: Element): string {
    const shape = node.innerHTML.replaceAll(/><\/\w+>/g, '/>')
    const id = icons.get(shape) ?? `i${icons.size}`
    icons.set(shape, id)
    const size = node.getAttribute('width') ?? '24'
    return `<svg width="${size}" height="${size}" aria-hidden="true"><use href="#${id}"/></svg>`
  }

  function classOf(node: Element): string {
    const style = node.getAttribute('style') ?? ''
    const has = (name: string) => Array.from(node.classList).some((one) => names[one]?.endsWith(`_${name}`))
    if (has('hero')) return 'hero'
    if (has('button')) return 'button'
    if (node.classList.contains('visually-hidden') || has('skip')) return 'hid'
    if ((has('number') || has('crisis') || has('tagline')) && node.closest('header')) return 'n'
    if (has('stars')) return 'stars'
    if (has('window')) return 'reviews'
    if (has('call') && node.localName === 'section') return 'call'
    if (has('map')) return 'map'
    if (/height:\s*863px/.test(style)) return 'form'
    return node.localName === 'ul' &&
      node.querySelector(':scope > li h3') &&
      node.closest('[aria-label="Reviews"]') === null
      ? 'grid'
      : ''
  }

  function attributesOf(node: Element): string {
    const style = /height|left/.test(node.getAttribute('style') ?? '') ? node.getAttribute('style') : null
    return Array.from(node.attributes)
      .filter(({ name }) => kept.test(name.toLowerCase()))
      .map(({ name, value }) =>
        value === '' && name !== 'alt'
          ? ` ${name}`
          : ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`,
      )
      .concat(style ? [` style="${style}"`] : [])
      .join('')
  }

  function escaped(value: string): string {
    return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  }
}
