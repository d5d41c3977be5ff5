import { elementsNamed, textNamed } from '#shared/rules/pageContent.ts'
import { site } from '#shared/site.ts'
import { PictureImage } from '../../ui/PictureImage.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './InsuranceSection.module.css'
import type { HomeSection } from './section.ts'

/** The insurers' marks with their names. */
export const InsuranceSection: HomeSection = ({ elements }) => (
  <Section
    title={textNamed(elements, 'section title')}
    intro={textNamed(elements, 'description') ?? textNamed(elements, 'subtitle')}
    tone="river"
  >
    <ul role="list" className={styles.logos}>
      {elementsNamed(elements, 'insurance logos')
        .flatMap(({ logos }) => (Array.isArray(logos) ? logos : []))
        .filter(isLogo)
        .map(({ name, src }) => (
          <li key={name} className={styles.logo}>
            {src && <PictureImage src={src} alt="" width="48" height="48" loading="lazy" />}
            {name}
          </li>
        ))}
    </ul>
    <p className={styles.notice}>{site.sampleNotice}</p>
  </Section>
)

const isLogo = (logo: unknown): logo is { name: string; src?: string } =>
  typeof logo === 'object' && logo !== null && 'name' in logo && typeof logo.name === 'string'
