import { elementOf, isBlank, isElement } from './elements.ts'

/** Keeps tables with text in columns. Replaces layout tables, as in emails, by their content. */
export function keepTables(body: HTMLElement): void {
  const tables = [...body.querySelectorAll('table')]
  const arranging = new Set(tables.filter(isLayout))
  // Inner tables first.
  for (const table of tables.toReversed())
    table.replaceWith(...(arranging.has(table) ? contentOf(table) : [plainTable(table)]))
}

function isLayout(table: HTMLTableElement): boolean {
  if (isOfEditor(table)) return false
  if (table.matches('[role="presentation"]') || table.querySelector('table')) return true
  return ![...table.rows].some(({ cells }) => [...cells].filter((cell) => !isBlank(cell)).length > 1)
}

const contentOf = (table: HTMLTableElement): Node[] =>
  [...table.rows].flatMap(({ cells }) => [...cells]).map((cell) => elementOf(cell, 'div', cell.childNodes))

function plainTable(table: HTMLTableElement): Element {
  const rows = [...table.rows].filter((row) => isOfEditor(table) || !isBlank(row))
  const heads = rows.filter((row, index) => row.closest('thead') !== null || (index === 0 && isHead(row)))
  const bodies = rows.filter((row) => !heads.includes(row))
  const part = (name: string, ofPart: readonly HTMLTableRowElement[]) => {
    const plain = ofPart.map((row) => plainRow(row, name === 'thead'))
    return plain.length === 0 ? [] : [elementOf(table, name, plain)]
  }
  const caption = table.caption && !isBlank(table.caption) ? [flattened(table.caption, 'caption')] : []
  const plain = elementOf(table, 'table', [...caption, ...part('thead', heads), ...part('tbody', bodies)])
  if (isOfEditor(table)) plain.setAttribute(ofEditor, table.getAttribute(ofEditor) ?? '')
  return plain
}

/** Cells copied in the editor stay a table, also if they are one column or have empty rows. */
const isOfEditor = (table: HTMLTableElement): boolean => table.hasAttribute(ofEditor)
const ofEditor = 'data-pm-slice'

/** Google Docs and Word have no header cells, so a row of bold cells is a head row. */
const isHead = ({ cells }: HTMLTableRowElement): boolean =>
  [...cells].every((cell) => cell.matches('th') || isAllBold(cell))

function isAllBold(cell: Element): boolean {
  const bold = [...cell.querySelectorAll('strong')].map(({ textContent }) => textContent).join('')
  return bold !== '' && words(bold) === words(cell.textContent ?? '')
}

const words = (text: string) => text.replace(/\s+/g, '')

function plainRow(row: HTMLTableRowElement, isInHead: boolean): Element {
  const cells = [...row.cells].map((cell) => plainCell(cell, isInHead))
  return elementOf(row, 'tr', cells)
}

function plainCell(cell: HTMLTableCellElement, isInHead: boolean): Element {
  const isHeader = isInHead || cell.matches('th')
  const plain = flattened(cell, isHeader ? 'th' : 'td')
  if (isHeader) {
    plain.setAttribute('scope', isInHead ? 'col' : 'row')
    for (const bold of plain.querySelectorAll('strong')) bold.replaceWith(...bold.childNodes)
  }
  if (cell.colSpan > 1) plain.setAttribute('colspan', String(cell.colSpan))
  if (cell.rowSpan > 1) plain.setAttribute('rowspan', String(cell.rowSpan))
  return plain
}

/** A cell has only lines, so the numbers of a list become text. */
function flattened(cell: Element, name: string): Element {
  for (const list of cell.querySelectorAll('ol'))
    for (const [index, item] of [...list.children].entries())
      item.prepend(`${Number(list.getAttribute('start') ?? 1) + index}. `)
  const lines = linesOf(cell).filter((line) => line.some((node) => !isBlank(node)))
  const separated = lines.flatMap((line, index) =>
    index === 0 ? line : [cell.ownerDocument.createElement('br'), ...line],
  )
  return elementOf(cell, name, separated)
}

function linesOf(parent: Element): Node[][] {
  const lines: Node[][] = [[]]
  for (const node of parent.childNodes) {
    if (isElement(node) && (node.matches(lineBlocks) || node.querySelector(lineBlocks)))
      lines.push(...linesOf(node), [])
    else lines.at(-1)?.push(node)
  }
  return lines
}

const lineBlocks = 'p, div, ul, ol, li, blockquote, h1, h2, h3, h4, h5, h6'
