import { elementsNamed, type ReadElement, textIn } from '#shared/rules/pageContent.ts'
import { Section } from '../ui/Section.tsx'
import { drawRun } from './drawRun.tsx'
import styles from './ElementsSection.module.css'
import { keyed } from './keyed.ts'
import { pictures } from './pictures.tsx'
import { runsOf } from './runs.ts'

const tones = ['plain', 'deep', 'river', 'dawn'] as const

/** A named section: its elements in their order, pictures beside the words where there is room. */
export function ElementsSection({ elements }: { elements: readonly ReadElement[] }) {
  const color = textIn(elementsNamed(elements, 'background color')[0], 'color')
  const tone = tones.find((candidate) => candidate === color) ?? 'plain'
  const shown = pictures(elements)
  const words = (
    <div className={styles.words}>
      {keyed(runsOf(elements)).map(({ key, entry }) => (
        <div key={key} className={entry.wide ? styles.wide : styles.narrow}>
          {drawRun(entry)}
        </div>
      ))}
    </div>
  )
  const section = (
    <Section tone={tone}>
      {shown.length > 0 ? (
        <div className={styles.pictured}>
          {words}
          <div className={styles.pictures}>{shown}</div>
        </div>
      ) : (
        words
      )}
    </Section>
  )
  // A colour of the author's own only tints the page's ground, so that the words keep their contrast.
  return color && tone !== color ? (
    <div className={styles.tinted} style={{ '--tint': color }}>
      {section}
    </div>
  ) : (
    section
  )
}
