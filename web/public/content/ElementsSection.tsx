import { imageIn, type ParsedElement } from '#shared/documents/pageContent.ts'
import { messages } from '#shared/messages.ts'
import styles from './ElementsSection.module.css'
import { type GroupedElements, groupElements } from './groupElements.ts'
import { keyed } from './keyed.ts'
import { TonedSection } from './TonedSection.tsx'

export function ElementsSection({ elements }: { elements: readonly ParsedElement[] }) {
  const shown = elements.filter(({ name }) => name !== 'background color')
  // A color alone would be an empty band.
  if (shown.length === 0 && elements.length > 0) return null
  return (
    <TonedSection elements={elements}>
      {shown.length > 0 ? (
        <ArrangedElements
          elements={elements}
          level={shown.some(({ name }) => name === 'main heading') ? 3 : 2}
        />
      ) : (
        messages.content.empty
      )}
    </TonedSection>
  )
}

/** Text beside its images; without any, a heading beside its text, unless a grid needs the width. */
export function ArrangedElements({ elements, level }: { elements: readonly ParsedElement[]; level: Level }) {
  const groups = groupElements(elements)
  const images = groups.filter(({ row, elements: [image] }) => isImage(row) && imageIn(image?.values, 'src'))
  const column = groups.filter(({ row }) => !isImage(row) && row.placement !== 'background')
  const [first, ...others] = column
  if (images.length > 0)
    return (
      <div className={styles.withImages}>
        <Column groups={column} level={level} />
        <div className={styles.images}>
          {keyed(images).map(({ key, entry }) => (
            <Group key={key} group={entry} level={level} />
          ))}
        </div>
      </div>
    )
  if (first?.row.placement === 'heading' && others.every(({ row }) => row.placement !== 'wide'))
    return (
      <div className={styles.aside}>
        <Group group={first} level={level} />
        <Column groups={others} level={level} />
      </div>
    )
  return <Column groups={column} level={level} />
}

const isImage = ({ placement }: GroupedElements['row']) => placement === 'image'

type Level = 2 | 3

const Column = ({ groups, level }: { groups: readonly GroupedElements[]; level: Level }) => (
  <div className={styles.column}>
    {keyed(groups).map(({ key, entry }) => (
      <div key={key} className={entry.row.placement === 'wide' ? styles.wide : styles.narrow}>
        <Group group={entry} level={level} />
      </div>
    ))}
  </div>
)

function Group({ group: { row, elements }, level }: { group: GroupedElements; level: Level }) {
  const values = elements.map((element) => element.values)
  return row.render({ first: values[0] ?? {}, values, elements, level })
}
