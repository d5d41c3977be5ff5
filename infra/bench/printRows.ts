import { isWithin, type Row, ratioOf, type Unit } from './row.ts'

const columns = ['figure', 'measured', 'yardstick', 'ratio', 'bound', 'within?'] as const

/** The table of all figures, as text. */
export function printRows(rows: readonly Row[]): string {
  const cells = [columns, ...rows.map(cellsOf)]
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at]?.length ?? 0)))
  const lines = cells.map((line) =>
    line
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}

/** How many figures keep their bounds, in one line. */
export function summaryOf(rows: readonly Row[]): string {
  const verdicts = rows.map(isWithin)
  const kept = verdicts.filter((within) => within === true).length
  const missed = verdicts.filter((within) => within === false).length
  const unmeasured = rows.filter((row) => row.measured === undefined).length
  return `${kept} within, ${missed} not within, ${unmeasured} not measured`
}

function cellsOf(row: Row): string[] {
  const ratio = ratioOf(row)
  const within = isWithin(row)
  return [
    row.figure,
    row.measured === undefined ? (row.why ?? 'not measured') : withUnit(row.measured, row.unit),
    row.yardstick ? `${withUnit(row.yardstick.value, row.unit)} (${row.yardstick.what})` : '',
    ratio === undefined ? '' : ratio.toFixed(2),
    boundOf(row),
    within === undefined ? '' : within ? 'yes' : 'NO',
  ]
}

function boundOf({ bound, unit }: Row): string {
  if (!bound) return ''
  if ('atMost' in bound) return `≤ ${withUnit(bound.atMost, unit)}`
  if ('atLeast' in bound) return `≥ ${withUnit(bound.atLeast, unit)}`
  return `≤ ${bound.timesAtMost} times`
}

function withUnit(value: number, unit: Unit): string {
  const digits = Number.isInteger(value) ? 0 : value < 1 ? 3 : value < 100 ? 1 : 0
  return `${value.toFixed(digits)} ${unit}`.trim()
}
