const capabilities = [
  ...['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox'],
  'allow-top-navigation-by-user-activation',
]

/** A frame of another site retains its own origin; one of this site must not get it, or its scripts could act as staff. */
export const frameSandbox = (address: string, origin: string): string => {
  const isOwn = new URL(address, origin).origin === new URL(origin).origin
  return [...capabilities, ...(isOwn ? [] : ['allow-same-origin'])].join(' ')
}
