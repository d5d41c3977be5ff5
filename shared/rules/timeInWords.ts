/** `8:30 am`, `5 pm`. */
export function timeInWords(time: string): string {
  const [hour, minutes] = time.split(':')
  const hours = Number(hour)
  return `${hours % 12 || 12}${minutes === '00' ? '' : `:${minutes}`} ${hours < 12 ? 'am' : 'pm'}`
}
