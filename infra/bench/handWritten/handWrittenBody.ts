/**
 * Runs in a page: the body of a rendered page as one would write it by hand. It has the same words, links and images,
 * but only meaningful elements, a wrapper only around what is laid out together, and each icon once.
 */
export function handWrittenBody(html: string): string {
  const meaningful =
    'header,nav,main,section,article,footer,h1,h2,h3,h4,p,ul,ol,li,a,img,button,details,summary,blockquote,address,strong,em,br,time'
  const attributes =
    /^(href|src|srcset|sizes|width|height|alt|loading|decoding|fetchpriority|id|name|aria-.*|open|inert|target|rel|style)$/
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const icons = new Map<string, number>()
  for (const element of body.querySelectorAll('script, #announcer, button')) element.remove()
  for (const icon of body.querySelectorAll('svg')) writeIcon(icon)
  const elements = Array.from(body.querySelectorAll('*:not(svg, svg *)'), (element) => {
    const look = lookOf(element)
    const wraps =
      element.localName === 'div' && element.parentElement?.id !== 'app' && element.children.length > 1
    return { element, look, stays: element.matches(meaningful) || wraps || look !== '' }
  })
  for (const { element, look, stays } of elements) {
    for (const { name, value } of [...element.attributes])
      if (!attributes.test(name) || (name === 'style' && !/height|left/.test(value)))
        element.removeAttribute(name)
    if (look) element.className = look
    if (!stays) element.replaceWith(...element.childNodes)
  }
  const symbols = [...icons].map(([shape, id]) => `<symbol id="i${id}" viewBox="0 0 24 24">${shape}</symbol>`)
  // Removes end tags that HTML lets authors omit, and empty values.
  return `${body.innerHTML}<svg hidden>${symbols.join('')}</svg>`.replaceAll(
    /<!--.*?-->|<\/(?:li|p|use)>|=""/g,
    '',
  )

  function writeIcon(icon: Element): void {
    const id = icons.get(icon.innerHTML) ?? icons.size
    icons.set(icon.innerHTML, id)
    const size = icon.getAttribute('width') ?? '24'
    icon.outerHTML = `<svg width="${size}" height="${size}" aria-hidden="true"><use href="#i${id}"></use></svg>`
  }

  function lookOf(element: Element): string {
    const has = (name: string) => Array.from(element.classList).some((one) => one.startsWith(`_${name}_`))
    if (has('hero') || has('button') || has('stars') || has('map'))
      return ['hero', 'button', 'stars', 'map'].find(has) ?? ''
    if (element.classList.contains('visually-hidden') || has('skip')) return 'hid'
    if (element.closest('header') && (has('number') || has('crisis'))) return 'n'
    if (has('window')) return 'reviews'
    if (has('call') && element.localName === 'section') return 'call'
    if (/height:\s*863px/.test(element.getAttribute('style') ?? '')) return 'form'
    const cards = element.localName === 'ul' && element.querySelector(':scope > li h3')
    return cards && !element.closest('[aria-label="Reviews"]') ? 'grid' : ''
  }
}
