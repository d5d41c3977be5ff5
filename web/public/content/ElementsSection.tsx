import type { ReactNode } from 'react'
import { elementsNamed, type ParsedElement } from '#shared/documents/pageContent.ts'
import { messages } from '#shared/messages.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './ElementsSection.module.css'
import { type GroupedElements, groupElements } from './groupElements.ts'
import { keyed } from './keyed.ts'
import { safeColor } from './safeColor.ts'

const tones = ['plain', 'deep', 'river', 'dawn'] as const

interface ElementsSectionProps {
  elements: readonly ParsedElement[]
  children?: ReactNode
}

/** Stored elements, and `children` of the page. The background is a named tone, or else a tint of the stored color. */
export function ElementsSection({ elements, children }: ElementsSectionProps) {
  const color = elementsNamed(elements, 'background color')[0]?.values.color
  const tone = tones.find((candidate) => candidate === color)
  const tint = tone ? undefined : safeColor(color)
  const isEmpty = elements.every(({ name }) => name === 'background color')
  // A section with only a color would be an empty band.
  if (isEmpty && elements.length > 0 && !children) return null
  const section = (
    <Section tone={tone}>
      {isEmpty ? !children && messages.content.empty : <ArrangedElements elements={elements} />}
      {children}
    </Section>
  )
  // Only a tint of the color, so that text keeps its contrast.
  return tint ? (
    <div className={styles.tinted} style={{ '--tint': tint }}>
      {section}
    </div>
  ) : (
    section
  )
}

/** Puts text beside its images. Without images, puts the heading beside the text, unless a grid needs the width. */
function ArrangedElements({ elements }: { elements: readonly ParsedElement[] }) {
  const level = elements.some(({ name }) => name === 'main heading') ? 3 : 2
  const groups = groupElements(elements)
  const images = groups.filter(
    ({ row, elements: [image] }) => isImage(row) && image && 'src' in image.values && image.values.src,
  )
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
  return <row.Component first={values[0] ?? {}} values={values} elements={elements} level={level} />
}
