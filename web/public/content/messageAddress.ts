export function messageAddress(base: string, { region, email }: { region: string; email: string }): string {
  const [address = base] = base.split('?')
  const lines = [region && `My region: ${region}`, email.trim() && `Please reply to: ${email.trim()}`]
  const text = lines.filter(Boolean).join('\r\n')
  if (!text) return address
  const subject = encodeURIComponent('A question from your website')
  return `${address}?subject=${subject}&body=${encodeURIComponent(`${text}\r\n\r\n`)}`
}
