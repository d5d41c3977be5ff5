/** As `AbortSignal.timeout` and `AbortSignal.any`, for which Safari has to be 17.4. */
export function abortAfter(milliseconds: number, signal?: AbortSignal): AbortSignal {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  setTimeout(abort, milliseconds)
  return controller.signal
}
