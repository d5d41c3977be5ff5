import type { TextSignOff } from '../entities/site.ts'

/** A profession's sign-offs of a text since the text last changed, the latest first. */
export const textSignOffsOf = (
  signOffs: readonly TextSignOff[],
  { text, reader, changedOn }: Pick<TextSignOff, 'text' | 'reader'> & { changedOn: string },
): TextSignOff[] =>
  signOffs
    .filter((one) => one.text === text && one.reader === reader && one.lastReviewed >= changedOn)
    .sort((one, other) => (one.lastReviewed > other.lastReviewed ? -1 : 1))
