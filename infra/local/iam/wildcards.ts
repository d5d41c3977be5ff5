/** `*` stands for any text and `?` for one character, as in IAM policies and CloudFront path patterns. */
export function matchesWildcards(value: string, pattern: string): boolean {
  if (!/[*?]/.test(pattern)) return value === pattern
  const escaped = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/\?/g, '.')
  return new RegExp(`^${escaped}$`, 's').test(value)
}
