/** Items in the order that the clinic gave them; those without one come last, as they were. */
export const inOrder = (items: readonly Record<string, unknown>[]): Record<string, unknown>[] =>
  items.toSorted((one, other) => orderOf(one) - orderOf(other))

const orderOf = ({ order }: Record<string, unknown>) =>
  typeof order === 'number' ? order : Number.MAX_SAFE_INTEGER
