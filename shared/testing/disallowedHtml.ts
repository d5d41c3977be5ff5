import { allowedAttributes, allowedSchemes, allowedTags } from '../rules/allowedHtml.ts'

const tags = new Set(allowedTags)
const attributes = new Set(Object.values(allowedAttributes).flat())
const schemes = new Set(allowedSchemes.map((scheme) => `${scheme}:`))

/** Everything below an element that stored HTML may not hold, in words; none in clean HTML. */
export function disallowedHtmlIn(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName
    return [
      ...(tags.has(tag) ? [] : [`<${tag}>`]),
      ...[...element.attributes].flatMap(({ name, value }) => [
        ...(attributes.has(name) || isUndone(name, value) ? [] : [`<${tag} ${name}>`]),
        ...(['href', 'src'].includes(name) && !isHarmless(value) ? [`<${tag} ${name}="${value}">`] : []),
      ]),
    ]
  })
}

/** No script can take `is` off an element once it is parsed; emptied, it names no custom element. */
const isUndone = (name: string, value: string) => name === 'is' && value === ''

/** An address as a browser reads it: without the blanks that it overlooks, a backslash as a slash. */
function isHarmless(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a browser overlooks them
  const read = address.replace(/[\u0000-\u0020]/g, '').replaceAll('\\', '/')
  if (read.startsWith('//')) return false
  return (
    URL.canParse(read, 'https://site.example') && schemes.has(new URL(read, 'https://site.example').protocol)
  )
}
