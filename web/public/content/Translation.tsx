import type { ElementGroup } from '#shared/documents/pageContent.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Prose } from '../../ui/Prose.tsx'

export function Translation({
  first: { heading, html = '' },
  elements: [element],
}: ElementGroup<'translated text'>) {
  const text = <Prose html={html} />
  return heading ? (
    <Fold title={heading} id={element?.anchor}>
      {text}
    </Fold>
  ) : (
    text
  )
}
