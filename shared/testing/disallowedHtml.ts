import { allowedAttributes, allowedSchemes, allowedTags } from '../html/allowedHtml.ts'

const tags = new Set(allowedTags)
const attributes = new Set(Object.values(allowedAttributes).flat())
const schemes = new Set(allowedSchemes.map((scheme) => `${scheme}:`))

/** A description of every tag, attribute and address below `root` that stored HTML may not have. */
export function disallowedHtmlIn(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const tag = element.localName
    return [
      ...(tags.has(tag) ? [] : [`<${tag}>`]),
      ...[...element.attributes].flatMap(({ name, value }) => [
        ...(attributes.has(name) || isNeutralized(name, value) ? [] : [`<${tag} ${name}>`]),
        ...(name === 'href' && !isHarmless(value) ? [`<${tag} href="${value}">`] : []),
        ...(name === 'src' && !isOwn(value) ? [`<${tag} src="${value}">`] : []),
      ]),
    ]
  })
}

/** An `is` attribute cannot be removed after parsing; an empty one names no custom element. */
const isNeutralized = (name: string, value: string) => name === 'is' && value === ''

const isOwn = (address: string) =>
  URL.canParse(address, 'https://site.example') &&
  new URL(address, 'https://site.example').origin === 'https://site.example'

/** Reads the address as browsers do: they ignore spaces and control characters and take a backslash for a slash. */
function isHarmless(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them
  const normalized = address.replace(/[\u0000-\u0020]/g, '').replaceAll('\\', '/')
  if (normalized.startsWith('//')) return false
  return (
    URL.canParse(normalized, 'https://site.example') &&
    schemes.has(new URL(normalized, 'https://site.example').protocol)
  )
}
