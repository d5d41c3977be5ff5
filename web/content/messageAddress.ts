/** A `mailto:` address with what the visitor has said so far written into the message. */
export function messageAddress(base: string, { region, email }: { region: string; email: string }): string {
  const lines = [region && `My region: ${region}`, email.trim() && `Please reply to: ${email.trim()}`].filter(
    Boolean,
  )
  if (lines.length === 0) return base
  return `${base.split('?')[0]}?subject=${encodeURIComponent('A question from your website')}&body=${encodeURIComponent(`${lines.join('\r\n')}\r\n\r\n`)}`
}
