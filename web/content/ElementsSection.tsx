import type { ReactNode } from 'react'
import { elementsNamed, type ParsedElement, textIn } from '#shared/rules/pageContent.ts'
import { Section } from '../ui/Section.tsx'
import styles from './ElementsSection.module.css'
import { images } from './images.tsx'
import { keyed } from './keyed.ts'
import { renderRun } from './renderRun.tsx'
import { type Run, runsOf } from './runs.ts'

const tones = ['plain', 'deep', 'river', 'dawn'] as const

/** A named section: its elements in their order, pictures beside the words where there is room. */
export function ElementsSection({ elements }: { elements: readonly ParsedElement[] }) {
  const color = textIn(elementsNamed(elements, 'background color')[0], 'color')
  const tone = tones.find((candidate) => candidate === color) ?? 'plain'
  const section = (
    <Section tone={tone}>
      <Arranged runs={runsOf(elements)} shown={images(elements)} />
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

/** Words beside their pictures; without any, a heading beside what it heads, unless a grid needs the width. */
function Arranged({ runs, shown }: { runs: Run[]; shown: ReactNode[] }) {
  const [first, ...others] = runs
  if (shown.length > 0)
    return (
      <div className={styles.pictured}>
        <Words runs={runs} />
        <div className={styles.pictures}>{shown}</div>
      </div>
    )
  if (first && isHeading(first) && !others.some(({ wide }) => wide))
    return (
      <div className={styles.aside}>
        {renderRun(first)}
        <Words runs={others} />
      </div>
    )
  return <Words runs={runs} />
}

const Words = ({ runs }: { runs: Run[] }) => (
  <div className={styles.words}>
    {keyed(runs).map(({ key, entry }) => (
      <div key={key} className={entry.wide ? styles.wide : styles.narrow}>
        {renderRun(entry)}
      </div>
    ))}
  </div>
)

const isHeading = ({ name }: Run) => ['main heading', 'section heading', 'section title'].includes(name)
