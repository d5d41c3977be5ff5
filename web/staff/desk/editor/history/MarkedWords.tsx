import type { ComparedWords } from './comparedFields.ts'

/** One of two compared texts, with the words that the other one does not have in an element of their own. */
export function MarkedWords({
  words,
  isIn,
  as: Changed,
}: {
  words: readonly ComparedWords[]
  isIn: 'earlier' | 'later'
  as: 'del' | 'ins' | 'mark'
}) {
  const shown = words.filter((word) => word.isIn === 'both' || word.isIn === isIn)
  if (shown.length === 0) return 'Nothing'
  return shown.map(({ text, isIn: where }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a finished comparison do not move
    where === 'both' ? text : <Changed key={index}>{text}</Changed>,
  )
}
