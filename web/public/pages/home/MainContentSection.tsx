import { ArrangedSection } from './ArrangedSection.tsx'
import { ContentParagraphs } from './ContentParagraphs.tsx'
import styles from './MainContentSection.module.css'
import type { HomeSection } from './section.ts'

export const MainContentSection: HomeSection = ({ elements }) => (
  <ArrangedSection elements={elements} arranges={['content paragraph']}>
    <div className={styles.columns}>
      <ContentParagraphs elements={elements} />
    </div>
  </ArrangedSection>
)
