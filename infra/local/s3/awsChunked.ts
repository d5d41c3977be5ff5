/**
 * The bytes inside an `aws-chunked` body, in which the SDK sends uploads: chunks, each headed by its length in
 * hexadecimal (and perhaps a signature), then trailers with a checksum.
 */
export function awsChunked(body: Buffer): Buffer {
  const parts: Buffer[] = []
  let at = 0
  while (at < body.length) {
    const end = body.indexOf('\r\n', at)
    if (end < 0) break
    const length = Number.parseInt(body.toString('latin1', at, end), 16)
    if (!(length > 0)) break
    parts.push(body.subarray(end + 2, end + 2 + length))
    at = end + 2 + length + 2
  }
  return Buffer.concat(parts)
}
