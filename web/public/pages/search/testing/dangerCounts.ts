export interface DangerCount {
  sentences: number
  /** Sentences with a card, the neutral one with the numbers for every danger included. */
  withCard: number
  /** Sentences whose first card is that of a danger. */
  withDanger: number
  rightFirst: number
}

/**
 * Sentences of each kind that get a card, and that get the right one first; then for all dangers together.
 */
export function dangerCounts(
  sentences: readonly { kind: string; text: string }[],
  cardsOf: (text: string) => readonly string[],
): Map<string, DangerCount> {
  const counts = new Map<string, DangerCount>()
  for (const { kind, text } of sentences) {
    const [first] = cardsOf(text)
    const isDanger = kind !== 'unsure' && kind !== 'harmless'
    for (const name of isDanger ? [kind, 'all dangers'] : [kind]) {
      const count = counts.get(name) ?? { sentences: 0, withCard: 0, withDanger: 0, rightFirst: 0 }
      count.sentences += 1
      if (first) count.withCard += 1
      if (first && first !== 'unsure') count.withDanger += 1
      if (first === kind) count.rightFirst += 1
      counts.set(name, count)
    }
  }
  return counts
}
