import { imageIn, textIn, valuesNamed } from '#shared/documents/pageContent.ts'
import { illustration } from '../../../ui/image.ts'
import { SiteImage } from '../../../ui/SiteImage.tsx'
import { ButtonRow } from '../../content/ButtonRow.tsx'
import { ArrangedSection } from './ArrangedSection.tsx'
import { ContentParagraphs } from './ContentParagraphs.tsx'
import styles from './SupportSection.module.css'
import type { HomeSection } from './section.ts'

export const SupportSection: HomeSection = ({ elements }) => (
  <ArrangedSection elements={elements} arranges={['content paragraph', 'section image', 'cta button']}>
    <div className={styles.columns}>
      <div className={styles.text}>
        <ContentParagraphs elements={elements} />
        <ButtonRow buttons={valuesNamed(elements, 'cta button')} />
      </div>
      <div className={styles.images}>
        {valuesNamed(elements, 'section image').map((values) => {
          const src = imageIn(values, 'src')
          return (
            src && (
              <SiteImage
                key={src}
                image={illustration(src, textIn(values, 'alt'))}
                className={styles.image}
                lazy
              />
            )
          )
        })}
      </div>
    </div>
  </ArrangedSection>
)
