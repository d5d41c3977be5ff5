type CsvRow = readonly string[]

/** The byte order mark tells Excel that the file is UTF-8. */
export const csvOf = (rows: readonly CsvRow[]): string =>
  `\ufeff${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`

/** Spreadsheets run a cell with such a beginning as a formula, unless an apostrophe precedes it. (OWASP) */
const formulaStart = /^[\s\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/

const cellOf = (text: string): string =>
  `"${(formulaStart.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

export function saveAsCsv(fileName: string, rows: readonly CsvRow[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([csvOf(rows)], { type: 'text/csv' }))
  link.download = fileName
  link.click()
  URL.revokeObjectURL(link.href)
}
