/** Collects the text as a browser shows it: white space is collapsed, and each block is a line. */
export function plainText() {
  let text = ''
  let gap = ''
  /** Runs of unchanged characters: `start` is the position in `text`, `source` the position in the source. */
  const runs: { start: number; source: number; isUnit: boolean }[] = []
  return {
    /** `isUnit`: all characters of `part` have the same position in the source. */
    add(part: string, source = 0, isUnit = false): void {
      for (const { 0: run, index } of part.matchAll(/[^ \t\r\n\f]+(?: [^ \t\r\n\f]+)*/g)) {
        if (index > 0) gap ||= ' '
        if (text !== '') text += gap
        gap = ''
        runs.push({ start: text.length, source: isUnit ? source : source + index, isUnit })
        text += run.replaceAll('\u00a0', ' ')
      }
      if (/[ \t\r\n\f]$/.test(part)) gap ||= ' '
    },
    endBlock(): void {
      gap = '\n'
    },
    get text(): string {
      return text
    },
    sourceOf(position: number): number {
      const run = runs.findLast(({ start }) => start <= position)
      if (!run) return 0
      return run.isUnit ? run.source : run.source + position - run.start
    },
  }
}
