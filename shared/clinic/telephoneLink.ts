/** With the country code, except for numbers of three digits such as 988. */
export function telephoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, '')
  return digits.length <= 3 ? `tel:${digits}` : `tel:+${digits.length === 10 ? `1${digits}` : digits}`
}
