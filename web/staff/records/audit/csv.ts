type CsvRow = readonly string[]

/** The byte order mark tells Excel that the file is UTF-8. */
export const csvOf = (rows: readonly CsvRow[]): string =>
  `\ufeff${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`

/** Spreadsheets run a cell with such a beginning as a formula, unless an apostrophe precedes it. (OWASP) */
const formulaStart = /^[\s\ufeff]*[=+\-@＝＋－＠]|^[\t\r\n]/

const cellOf = (text: string): string =>
  `"${(formulaStart.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`

export const saveAsCsv = (fileName: string, rows: readonly CsvRow[]): void =>
  saveFile(fileName, 'text/csv', csvOf(rows))

export function saveFile(fileName: string, type: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = fileName
  link.click()
  URL.revokeObjectURL(link.href)
}
