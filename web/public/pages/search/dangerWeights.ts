/** When packing, writes `given` and returns it. When unpacking, ignores `given` and returns the next bit. */
type Bit = (context: number, given: boolean) => boolean

/** A packed weight is the number of one of these sizes, with a sign. Exact weights would need 50 % more bytes. */
export const weightSizes = [0.75, 1.5, 2.5, 4, 6, 9]

/** Contexts for the bits: whether a bucket has weights, and for each kind whether it has one, its sign, its size. */
const contexts = 512
const contextOfAny = (kind: number, before: number) => 1 + kind * 8 + Math.min(before, 7)
const contextOfSign = (kind: number, last: number) => 256 + kind * 3 + 1 + last
const contextOfSize = (sign: number, size: number) => 384 + (sign < 0 ? 16 : 0) + size

/** A bit that is frequent in its context costs less. Most buckets are empty and most weights zero. */
function codeWeights(weights: Int8Array, kinds: number, bit: Bit): void {
  for (let start = 0; start < weights.length; start += kinds) {
    if (!bit(0, isUsed(weights, start, kinds))) continue
    let before = 0
    let last = 0
    for (let kind = 0; kind < kinds; kind += 1) {
      const given = weights[start + kind] ?? 0
      if (!bit(contextOfAny(kind, before), given !== 0)) continue
      const sign = bit(contextOfSign(kind, last), given < 0) ? -1 : 1
      let size = 1
      while (size < weightSizes.length && bit(contextOfSize(sign, size), size < Math.abs(given))) size += 1
      weights[start + kind] = sign * size
      before += 1
      last = sign
    }
  }
}

function isUsed(weights: Int8Array, start: number, kinds: number): boolean {
  for (let at = start; at < start + kinds; at += 1) if (weights[at] !== 0) return true
  return false
}

/**
 * An arithmetic coder. Each bit narrows a 32-bit range, and a likely bit narrows it less. When both ends of the range
 * begin with the same byte, that byte is finished.
 */
function rangeCoder(decide: (middle: number, given: boolean) => boolean, onByte: (byte: number) => void) {
  const shares = new Float64Array(contexts).fill(0.5)
  const counts = new Float64Array(contexts)
  let low = 0
  let high = 0xffffffff
  const bit: Bit = (context, given) => {
    const share = shares[context] ?? 0.5
    const middle = low + Math.floor((high - low) * Math.min(0.9995, Math.max(0.0005, share)))
    const isOne = decide(middle, given)
    if (isOne) high = middle
    else low = middle + 1
    const count = Math.min((counts[context] ?? 0) + 1, 250)
    counts[context] = count
    shares[context] = share + ((isOne ? 1 : 0) - share) / (count + 1.5)
    while ((low ^ high) >>> 24 === 0) {
      onByte(high >>> 24)
      low = (low << 8) >>> 0
      high = ((high << 8) | 255) >>> 0
    }
    return isOne
  }
  return { bit, low: () => low }
}

/** Packs the weights, which are ordered by bucket, as base64. */
export function packWeights(weights: Int8Array, kinds: number): string {
  const bytes: string[] = []
  const push = (byte: number) => bytes.push(String.fromCharCode(byte))
  const { bit, low } = rangeCoder((_, given) => given, push)
  codeWeights(weights.slice(), kinds, bit)
  for (const shift of [24, 16, 8, 0]) push((low() >>> shift) & 255)
  return btoa(bytes.join(''))
}

export function unpackWeights(packed: string, count: number, kinds: number): Int8Array {
  const bytes = atob(packed)
  let code = 0
  let at = 0
  const shift = () => {
    code = ((code << 8) | (bytes.charCodeAt(at) || 0)) >>> 0
    at += 1
  }
  for (let byte = 0; byte < 4; byte += 1) shift()
  const weights = new Int8Array(count)
  codeWeights(weights, kinds, rangeCoder((middle) => code <= middle, shift).bit)
  return weights
}
