/** Adds the country code, except to short numbers such as 988. The comma makes a phone pause before the extension. */
export function telephoneLink(phone: string): string {
  const [digits = '', extension] = phone.split('ext').map((part) => part.replace(/\D/g, ''))
  if (digits.length <= 3) return `tel:${digits}`
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}${extension ? `,${extension}` : ''}`
}
