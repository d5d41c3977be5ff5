/** The factor by which tests of chance repeat: 1, or `SOAK=5 npm test` at night. */
export const soak = Number(process.env.SOAK ?? 1)

/** The chosen variants of a story by day, since other stories have the others, and all of them at night. */
export const byDay = <Variant>(all: readonly Variant[], ...chosen: readonly number[]): readonly Variant[] =>
  soak > 1 ? all : all.filter((_, index) => chosen.includes(index))
