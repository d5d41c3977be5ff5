/** `a0` to `Zz`: a letter first, since a number starts no name in CSS. Equal beginnings compress better than letters alone. */
export function shortName(index: number): string {
  const letter = letters[Math.floor(index / 36)]
  if (!letter) throw new Error('There are more names than two characters can tell apart.')
  return letter + (index % 36).toString(36)
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
