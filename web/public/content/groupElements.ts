import type { ParsedElement } from '#shared/documents/pageContent.ts'
import { type ElementRow, elementRows, unknownElement } from './elements.tsx'

export interface GroupedElements {
  row: ElementRow
  elements: ParsedElement[]
}

/** Joins adjacent elements of one group: cards form a grid, and the fields of a message a form. */
export function groupElements(elements: readonly ParsedElement[]): GroupedElements[] {
  const hasFields = elements.some((element) => rowOf(element).group === 'message')
  const groups: GroupedElements[] = []
  for (const element of elements) {
    const row = hasFields && isMailButton(element) ? elementRows['email input'] : rowOf(element)
    const last = groups.at(-1)
    if (row.group && row.group === last?.row.group) last.elements.push(element)
    else groups.push({ row, elements: [element] })
  }
  return groups
}

export const preloadElements = (elements: readonly ParsedElement[]) =>
  Promise.all(elements.map((element) => rowOf(element).Component.preload?.()))

const rows: ReadonlyMap<string, ElementRow> = new Map(Object.entries(elementRows))
const rowOf = ({ name }: ParsedElement): ElementRow => rows.get(name) ?? unknownElement

/** A mail button that sends a message's fields, if the content has such fields. */
const isMailButton = ({ name, values }: ParsedElement) =>
  name === 'cta button' && /^mailto:/i.test(values.url ?? '')
