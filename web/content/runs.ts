import type { ParsedElement } from '#shared/rules/pageContent.ts'
import { textIn } from '#shared/rules/pageContent.ts'

/** Neighbouring elements that are drawn together, in their order. */
export interface Run {
  name: string
  elements: ParsedElement[]
  /** It may use the page's whole width; everything else keeps to the measure of text. */
  wide: boolean
  /** The section has a main heading, so its other headings stand one level lower. */
  belowMain: boolean
}

const together: readonly string[] = [
  'card',
  'feature',
  'social icon',
  'cta button',
  'insurance logos',
  'message',
]
const wide: readonly string[] = ['card', 'feature', 'insurance logos']
const drawnApart: readonly string[] = [
  'background color',
  'background image',
  'section image',
  'profile image',
]

/**
 * Sorts a section's elements into runs: cards into one grid, icons into one row, the fields of a message and
 * the button that sends it into one form. Pictures and colours are drawn elsewhere.
 */
export function runsOf(elements: readonly ParsedElement[]): Run[] {
  const belowMain = elements.some(({ name }) => name === 'main heading')
  const hasFields = elements.some(isField)
  const runs: Run[] = []
  for (const element of elements) {
    if (drawnApart.includes(element.name)) continue
    const name = hasFields && (isField(element) || isMailButton(element)) ? 'message' : element.name
    const last = runs.at(-1)
    if (last?.name === name && together.includes(name)) last.elements.push(element)
    else runs.push({ name, elements: [element], wide: wide.includes(name), belowMain })
  }
  return runs
}

const isField = ({ name }: ParsedElement) => name === 'email input' || name === 'region dropdown'
const isMailButton = ({ name, values }: ParsedElement) =>
  name === 'cta button' && /^mailto:/i.test(textIn(values, 'url') ?? '')
