import { textIn, textNamed, valuesNamed } from '#shared/rules/pageContent.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './Paragraphs.module.css'
import type { HomeSection } from './section.ts'

export const MainContentSection: HomeSection = ({ elements }) => (
  <Section title={textNamed(elements, 'section title')} intro={textNamed(elements, 'subtitle')}>
    <div className={styles.columns}>
      {valuesNamed(elements, 'content paragraph').map((values) => {
        const text = textIn(values, 'text')
        return text && <p key={text}>{text}</p>
      })}
    </div>
  </Section>
)
