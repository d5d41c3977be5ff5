import type { ElementGroup } from '#shared/documents/pageContent.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { Prose } from '../../ui/Prose.tsx'
import { keyed } from './keyed.ts'

/** A text with a heading opens in place, as a question does. Any other text is always visible. */
export const Translation = ({ values, elements, level }: ElementGroup<'translated text'>) => (
  <div>
    {keyed(values).map(({ key, entry: { heading, html = '' } }, at) =>
      heading ? (
        <Accordion
          key={key}
          faqs={[{ id: elements[at]?.anchor ?? heading, question: heading, answer: html }]}
          name="translation"
          level={level}
        />
      ) : (
        <Prose key={key} html={html} />
      ),
    )}
  </div>
)
