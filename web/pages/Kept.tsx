import { Suspense, useState } from 'react'
import { type KeptPart, keptPart, keptParts } from './keptParts.ts'

/**
 * Draws a part that never changes. Where the page's HTML already has it, it stays as it stands, and its texts
 * never arrive a second time.
 */
export function Kept({ name }: { name: KeptPart }) {
  const [html] = useState(() => keptPart(name))
  const Draw = keptParts[name]
  if (html) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the page's own HTML, which stays where it is
    return <div data-kept={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  }
  return (
    <div data-kept={name}>
      <Suspense>
        <Draw />
      </Suspense>
    </div>
  )
}
