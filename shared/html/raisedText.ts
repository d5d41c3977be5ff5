const raised: Readonly<Record<string, string>> = {
  sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾',
  sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎',
}

/** Writes the text of `sup` or `sub` with raised or lowered characters: 2½ must not become 21/2. Keeps the length. */
export function raisedText(text: string, tag: string | undefined): string {
  const characters = tag && raised[tag]
  return characters
    ? text.replace(
        /[\d+\-=()\u2212]/g,
        (one) => characters['0123456789+-=()'.indexOf(one.replace('\u2212', '-'))] ?? one,
      )
    : text
}
