/** `8:30 am`, `5 pm`. */
export const timeInWords = (time: string): string =>
  `${Number(time.slice(0, 2)) % 12 || 12}${time.slice(2).replace(':00', '')} ${time < '12' ? 'am' : 'pm'}`
