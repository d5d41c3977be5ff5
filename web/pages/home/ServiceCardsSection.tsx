import { elementsNamed, type ReadElement, textIn, textNamed } from '#shared/rules/pageContent.ts'
import { illustrationSize } from '#shared/rules/picture.ts'
import { Section } from '../../ui/Section.tsx'
import { SitePicture } from '../../ui/SitePicture.tsx'
import styles from './ServiceCardsSection.module.css'
import type { HomeSection } from './section.ts'

/** Cards that lead to the main services. */
export const ServiceCardsSection: HomeSection = ({ elements }) => (
  <Section
    title={textNamed(elements, 'section title')}
    intro={textNamed(elements, 'description')}
    tone="deep"
  >
    <ul role="list" className={styles.cards}>
      {elementsNamed(elements, 'card').map((values) => (
        <ServiceCard key={textIn(values, 'title')} values={values} />
      ))}
    </ul>
  </Section>
)

function ServiceCard({ values }: { values: ReadElement['values'] }) {
  const title = textIn(values, 'title')
  const image = textIn(values, 'image')
  const url = textIn(values, 'ctaUrl')
  return (
    <li className={styles.card}>
      {image && <SitePicture picture={{ src: image, alt: '', ...illustrationSize, sources: [] }} lazy />}
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{textIn(values, 'description')}</p>
        {url && (
          <a href={url} className={styles.more}>
            {textIn(values, 'ctaText') ?? 'Learn more'}
            <span className="visually-hidden"> about {title}</span>
          </a>
        )}
      </div>
    </li>
  )
}
