/** `(770) 555-0142`, however it was typed. What is not a number of the United States stays as it is. */
export function writtenPhone(typed: string): string {
  const digits = typed.replace(/^\s*\+?1?(?=\D*\d)/, '').replace(/[\s().-]/g, '')
  if (!/^[2-9]\d{2}[2-9]\d{6}$/.test(digits)) return typed
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
}
