import type { ComponentProps, ReactNode } from 'react'
import { type ParsedElement, textIn } from '#shared/documents/pageContent.ts'
import type { ElementName } from '#shared/entities/pageContent.ts'
import { ArrangedElements } from '../../content/ElementsSection.tsx'
import { TonedSection } from '../../content/TonedSection.tsx'

/**
 * The title and introduction of a section of the home page, and the elements that it arranges in its own way. Every
 * other stored element stands where it is stored: before or after them.
 */
export function ArrangedSection({
  elements,
  arranges,
  tone,
  title: defaultTitle,
  children,
}: {
  elements: readonly ParsedElement[]
  arranges: readonly ElementName[]
  tone?: ComponentProps<typeof TonedSection>['tone']
  /** Used if the section has none. */
  title?: string
  children: ReactNode
}) {
  const title = elements.find(({ name }) => name === 'section title')
  const intro = elements.find(({ name }) => name === 'subtitle' || name === 'description')
  const isArranged = ({ name }: ParsedElement) => arranges.some((arranged) => arranged === name)
  const firstArranged = elements.findIndex(isArranged)
  const others = elements.map((element, index) => ({ element, before: index < firstArranged }))
  const restOf = (side: boolean) =>
    others
      .filter(({ element, before }) => before === side && element !== title && element !== intro)
      .filter(({ element }) => !isArranged(element) && element.name !== 'background color')
      .map(({ element }) => element)
  return (
    <TonedSection
      elements={elements}
      {...(tone ? { tone } : {})}
      title={textIn(title?.values, 'text') ?? defaultTitle}
      intro={textIn(intro?.values, 'text')}
    >
      <Rest elements={restOf(true)} />
      {children}
      <Rest elements={restOf(false)} />
    </TonedSection>
  )
}

const Rest = ({ elements }: { elements: readonly ParsedElement[] }) =>
  elements.length > 0 && <ArrangedElements elements={elements} level={3} />
