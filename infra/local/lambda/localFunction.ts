export type InvocationResult = { failed: false; response: unknown } | { failed: true; message: string }

export interface LocalFunction {
  name: string
  arn: string
  invoke(event: unknown): Promise<InvocationResult>
  /** Invokes it asynchronously, with retries after a failure. */
  enqueue(event: unknown): void
  /** Without retries. */
  invocations(): number
  close(): Promise<void>
}
