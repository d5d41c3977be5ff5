import { Parser } from 'htmlparser2'
import * as z from 'zod/mini'
import { isRecord, parsedText } from '#shared/documents/pageContent.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { ElementsSection, EmbedSection } from '#shared/entities/pageContent.ts'
import { linkFields } from '#shared/entities/text.ts'
import { type Edit, withEdits } from '#shared/html/edits.ts'
import { escapeHtml } from '#shared/html/escapeHtml.ts'
import { type DocumentKind, kinds } from '#shared/kinds/kinds.ts'

/** Returns another path for a path of this site. Null removes the link, and undefined leaves it as it is. */
type ChangeOfPath = (path: string) => string | null | undefined

/** The paths of this site to which a content links, as they are written. */
export function linkedPaths(kind: DocumentKind, content: DraftContent): Set<string> {
  const paths = new Set<string>()
  withChangedLinks(kind, content, (path) => {
    paths.add(path)
    return undefined
  })
  return paths
}

/**
 * The content with other links. The schema of a field says whether it has HTML or an address. Of a removed link, the
 * words of a text stay, an optional field is left out, and an entry whose address is required leaves its list. Null if
 * the content cannot be without its link.
 */
export function withChangedLinks(
  kind: DocumentKind,
  content: DraftContent,
  change: ChangeOfPath,
): DraftContent | null {
  const { content: schema, hasSections } = kinds[kind]
  const changed = changedValue(schema, content, change)
  if (!isRecord(changed)) return null
  return hasSections && 'content' in changed
    ? { ...changed, content: changedSections(changed.content, change) }
    : changed
}

const removed = Symbol('removed')

function changedValue(schema: z.core.$ZodType, value: unknown, change: ChangeOfPath): unknown {
  const field = linkFields.get(schema)
  if (field && typeof value === 'string') {
    if (field.form === 'html') return changedHtml(value, change)
    return (
      (field.form === 'path'
        ? changedAddress(`/${value}`, change)?.slice(1)
        : changedAddress(value, change)) ?? removed
    )
  }
  if (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniNullable
  ) {
    const changed = changedValue(schema.def.innerType, value, change)
    return changed === removed ? undefined : changed
  }
  if (schema instanceof z.ZodMiniArray && Array.isArray(value))
    return value
      .map((entry) => changedValue(schema.def.element, entry, change))
      .filter((entry) => entry !== removed)
  if (schema instanceof z.ZodMiniDiscriminatedUnion && isRecord(value)) {
    const option = schema.def.options.find(
      (one) =>
        one instanceof z.ZodMiniObject &&
        one.shape.name instanceof z.ZodMiniLiteral &&
        one.shape.name.def.values.some((name) => name === value.name),
    )
    return option ? changedValue(option, value, change) : value
  }
  return schema instanceof z.ZodMiniObject && isRecord(value) ? changedObject(schema, value, change) : value
}

function changedObject(schema: z.ZodMiniObject, value: Record<string, unknown>, change: ChangeOfPath) {
  const fields = Object.entries(value).map(([name, part]) => {
    const field = schema.shape[name]
    return [name, field ? changedValue(field, part, change) : part] as const
  })
  if (fields.some(([, part]) => part === removed)) return removed
  return Object.fromEntries(fields.filter(([name, part]) => part !== undefined || value[name] === undefined))
}

/** Stored sections are JSON or its text, as a list or in an object. */
function changedSections(stored: unknown, change: ChangeOfPath): unknown {
  const parsed = parsedText(stored)
  const changed = Array.isArray(parsed)
    ? sectionsOf(parsed, change)
    : isRecord(parsed) && Array.isArray(parsed.sections)
      ? { ...parsed, sections: sectionsOf(parsed.sections, change) }
      : parsed
  if (changed === undefined || changed === parsed) return stored
  return typeof stored === 'string' ? JSON.stringify(changed) : changed
}

const sectionsOf = (sections: readonly unknown[], change: ChangeOfPath): unknown[] =>
  sections
    .map((section) => {
      const isEmbed = isRecord(section) && section.type === 'embed'
      return changedValue(isEmbed ? EmbedSection : ElementsSection, section, change)
    })
    .filter((section) => section !== removed)

/** A path of this site, without query and fragment. Another site's address does not change. */
const pathOfThisSite = /^\/(?!\/)[^?#]*/

function changedAddress(address: string, change: ChangeOfPath): string | undefined {
  const [path] = pathOfThisSite.exec(address) ?? []
  const changed = path === undefined ? undefined : change(path)
  if (changed === null) return undefined
  return changed === undefined ? address : changed + address.slice(path?.length)
}

function changedHtml(html: string, change: ChangeOfPath): string {
  if (!/<a/i.test(html)) return html
  const edits: Edit[] = []
  /** For each open link, whether it is removed. */
  const open: boolean[] = []
  let href: { start: number; end: number } | undefined
  const parser = new Parser({
    onattribute(name) {
      if (name === 'href') href ??= { start: parser.startIndex, end: parser.endIndex }
    },
    onopentag(name, attributes) {
      const { start, end } = href ?? { start: 0, end: 0 }
      href = undefined
      if (name !== 'a') return
      const before = attributes.href ?? ''
      const after = changedAddress(before, change)
      open.push(after === undefined)
      if (after === undefined) edits.push({ start: parser.startIndex, end: parser.endIndex + 1, text: '' })
      else if (after !== before) edits.push({ start, end, text: `href="${escapeHtml(after)}"` })
    },
    onclosetag(name, isImplied) {
      const start = parser.startIndex
      if (name === 'a' && open.pop() && !isImplied)
        edits.push({ start, end: html.indexOf('>', start) + 1 || html.length, text: '' })
    },
  })
  parser.end(html)
  return withEdits(html, edits)
}
