export type InvocationResult = { failed: false; response: unknown } | { failed: true; message: string }

/** A function as Lambda runs it. */
export interface LocalFunction {
  name: string
  arn: string
  /** Invokes it synchronously. */
  invoke(event: unknown): Promise<InvocationResult>
  /** Invokes it asynchronously, with retries after a failure. */
  enqueue(event: unknown): void
  /** The number of invocations so far. */
  invocations(): number
  close(): Promise<void>
}
