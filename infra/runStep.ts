/** Runs a step of a start, and may show its progress to somebody who waits at the terminal. */
export type RunStep = <Result>(title: string, step: () => Promise<Result>) => Promise<Result>

export const runQuietly: RunStep = (_, step) => step()

export const showProgress: RunStep = async (title, step) => {
  const began = performance.now()
  process.stdout.write(`${title} …\n`)
  const result = await step()
  process.stdout.write(`${title}: ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
  return result
}
