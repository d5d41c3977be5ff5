/** Adds the country code, but not to short numbers such as 988. A comma makes a phone wait. */
export function telephoneLink(phone: string): string {
  const [digits = '', extension] = phone.split('ext').map((part) => part.replace(/\D/g, ''))
  if (digits.length <= 3) return `tel:${digits}`
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}${extension ? `,${extension}` : ''}`
}
