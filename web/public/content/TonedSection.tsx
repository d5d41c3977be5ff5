import type { ComponentProps } from 'react'
import { type ParsedElement, textIn, valuesNamed } from '#shared/documents/pageContent.ts'
import { Section } from '../../ui/Section.tsx'
import { safeColor } from './safeColor.ts'
import styles from './TonedSection.module.css'

const tones = ['plain', 'deep', 'river', 'dawn'] as const

/** A section with its stored background color: a tone of the site by its name, any other color as a tint. */
export function TonedSection({
  elements,
  tone = 'plain',
  ...section
}: ComponentProps<typeof Section> & { elements: readonly ParsedElement[] }) {
  const stored = textIn(valuesNamed(elements, 'background color')[0], 'color')
  const named = tones.find((candidate) => candidate === stored)
  const tint = named ? undefined : safeColor(stored)
  // A tint leaves the text its contrast.
  return tint ? (
    <div className={styles.tinted} style={{ '--tint': tint }}>
      <Section {...section} />
    </div>
  ) : (
    <Section tone={named ?? tone} {...section} />
  )
}
