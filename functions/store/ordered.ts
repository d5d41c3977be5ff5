/** Items without an `order` come last and keep their sequence. */
export const inOrder = (items: readonly Record<string, unknown>[]): Record<string, unknown>[] =>
  items.toSorted((one, other) => orderOf(one) - orderOf(other))

const orderOf = ({ order }: Record<string, unknown>) =>
  typeof order === 'number' ? order : Number.MAX_SAFE_INTEGER
