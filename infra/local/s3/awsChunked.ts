/**
 * Decodes an `aws-chunked` body, in which the SDK sends uploads: chunks, each headed by its length in hexadecimal
 * and perhaps a signature, then trailers with a checksum.
 */
export function decodeAwsChunked(body: Buffer): Buffer {
  const chunks: Buffer[] = []
  let start = 0
  while (start < body.length) {
    const headEnd = body.indexOf('\r\n', start)
    if (headEnd < 0) break
    const length = Number.parseInt(body.toString('latin1', start, headEnd), 16)
    if (!(length > 0)) break
    chunks.push(body.subarray(headEnd + 2, headEnd + 2 + length))
    start = headEnd + 2 + length + 2
  }
  return Buffer.concat(chunks)
}
