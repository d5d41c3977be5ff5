import { isRecord } from './pageContent.ts'

/**
 * Content whose links to a path lead to another, with their query and hash; undefined where it has none. Paths have no
 * trailing slash. A service links to the treatment page of its slug.
 */
export function withLinksMoved(
  content: Readonly<Record<string, unknown>>,
  from: string,
  to: string,
): Record<string, unknown> | undefined {
  const linked = content.slug === from.slice(1) ? { ...content, slug: to.slice(1) } : content
  const moved = movedFields(linked, from, to)
  return moved !== content && isRecord(moved) ? moved : undefined
}

/** The same value where nothing in it changes. */
function movedFields(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return movedText(value, from, to)
  if (Array.isArray(value)) {
    const moved = value.map((part) => movedFields(part, from, to))
    return moved.some((part, index) => part !== value[index]) ? moved : value
  }
  if (!isRecord(value)) return value
  const entries = Object.entries(value).map(
    ([name, part]) => [name, movedField(name, part, from, to)] as const,
  )
  return entries.some(([name, part]) => part !== value[name]) ? Object.fromEntries(entries) : value
}

const addressFields = ['url', 'ctaUrl']

const movedField = (name: string, value: unknown, from: string, to: string): unknown =>
  typeof value === 'string' && addressFields.includes(name)
    ? movedAddress(value, from, to)
    : movedFields(value, from, to)

function movedAddress(address: string, from: string, to: string): string {
  const [path = ''] = address.split(/[?#]/, 1)
  return path.replace(/(?<=.)\/$/, '') === from ? to + address.slice(path.length) : address
}

/** Links in HTML, also within the JSON text of a stored page, whose quotes have a backslash before them. */
const movedText = (text: string, from: string, to: string): string =>
  text.includes(from)
    ? text.replace(
        /((?:href=|"(?:url|ctaUrl)":\s*)\\?")([^"\\]*)/g,
        (_, before: string, address: string) => before + movedAddress(address, from, to),
      )
    : text
