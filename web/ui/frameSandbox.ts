const capabilities = [
  ...['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox'],
  'allow-top-navigation-by-user-activation',
]

/** A frame of another site keeps its origin. A frame of this site must not, because its scripts could act as staff. */
export const frameSandbox = (address: string, origin: string): string => {
  const isOwn = new URL(address, origin).origin === new URL(origin).origin
  return [...capabilities, ...(isOwn ? [] : ['allow-same-origin'])].join(' ')
}
