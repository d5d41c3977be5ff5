import type { ReadUrl } from '../../../../../data/read.ts'

/** Reads each address once. One that could not be read is read again. */
export function rememberReads(read: ReadUrl): ReadUrl {
  const reads = new Map<string, ReturnType<ReadUrl>>()
  return async (url) => {
    const reading = reads.get(url) ?? read(url)
    reads.set(url, reading)
    const result = await reading
    if ('failure' in result) reads.delete(url)
    return result
  }
}
