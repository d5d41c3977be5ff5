/** The letter of a shortcut. A Cyrillic or Korean layout has the Latin letter at the same place of the keyboard. */
export const letterOf = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string =>
  (/^\p{Script=Latin}$/u.test(key) ? key : code.replace('Key', '')).toLowerCase()
