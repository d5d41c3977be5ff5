import { textIn, textNamed, valuesNamed } from '#shared/rules/pageContent.ts'
import { site } from '#shared/site.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './AccreditationSection.module.css'
import type { HomeSection } from './section.ts'

export const AccreditationSection: HomeSection = ({ elements }) => (
  <Section
    title={textNamed(elements, 'section title')}
    intro={textNamed(elements, 'description') ?? textNamed(elements, 'subtitle')}
    tone="deep"
  >
    <ul role="list" className={styles.seals}>
      {valuesNamed(elements, 'card').map((values) => {
        const title = textIn(values, 'title')
        const image = textIn(values, 'image')
        return (
          <li key={title} className={styles.seal}>
            {image && <img src={image} alt="" width="72" height="72" loading="lazy" />}
            <div>
              <h3>{title}</h3>
              <p>{textIn(values, 'description')}</p>
            </div>
          </li>
        )
      })}
    </ul>
    <p className={styles.notice}>{site.sampleNotice}</p>
  </Section>
)
