const notations = [
  /^[a-z]{3,20}$/i,
  /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i,
  /^(?:rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch)\([\d\s.,%/+-]{1,60}(?:deg|turn|rad)?[\d\s.,%/+-]{0,60}\)$/i,
]

/** A CSS color, or undefined for other texts, because the result becomes part of a style. */
export function safeColor(text: string | undefined): string | undefined {
  const color = text?.trim() ?? ''
  return notations.some((notation) => notation.test(color)) ? color : undefined
}
