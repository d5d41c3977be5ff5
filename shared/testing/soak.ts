/** How many times as much each test of chance does: 1, or `SOAK=5 npm test` at night. */
export const soak = Number(process.env.SOAK ?? 1)

/** Of the variants of a story by day the chosen ones, since other stories have the others, and at night all. */
export const byDay = <Variant>(all: readonly Variant[], ...chosen: readonly number[]): readonly Variant[] =>
  soak > 1 ? all : all.filter((_, index) => chosen.includes(index))
