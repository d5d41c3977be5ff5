/** What came of an invocation: an answer, or why there is none. */
export type Outcome = { failed: false; answer: unknown } | { failed: true; message: string }

/** A function as Lambda runs it. */
export interface LocalFunction {
  name: string
  arn: string
  invoke(event: unknown): Promise<Outcome>
  /** Runs it later, and again after a failure. */
  enqueue(event: unknown): void
  /** How often it has been run. */
  invocations(): number
  close(): Promise<void>
}
