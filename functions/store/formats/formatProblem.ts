/** A table that this release cannot convert or read, in sentences for an operator. */
export class FormatProblem extends Error {
  override name = 'FormatProblem'
}
