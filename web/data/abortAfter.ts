/** Replaces `AbortSignal.timeout` and `AbortSignal.any`, which Safari has only from 17.4 on. */
export function abortAfter(milliseconds: number, signal?: AbortSignal): AbortSignal {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  setTimeout(abort, milliseconds)
  return controller.signal
}
