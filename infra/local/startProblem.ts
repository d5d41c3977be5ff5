/** Why the local system does not start, in one sentence for whoever started it. */
export class StartProblem extends Error {
  override name = 'StartProblem'
}
