import { heroSize } from '#shared/rules/image.ts'
import { elementsNamed, textIn, textNamed } from '#shared/rules/pageContent.ts'
import { site } from '#shared/site.ts'
import { CallActions } from '../../ui/CallActions.tsx'
import { SiteImage } from '../../ui/SiteImage.tsx'
import styles from './HeroSection.module.css'
import type { HomeSection } from './section.ts'

/** Heading, subtitle and call to action over the foothills at first light. */
export const HeroSection: HomeSection = ({ elements }) => {
  const button = elementsNamed(elements, 'cta button')[0]
  const background = elementsNamed(elements, 'background image')[0]
  const src = textIn(background, 'src')
  return (
    <section className={styles.hero}>
      {src && (
        <SiteImage
          picture={{ src, alt: textIn(background, 'alt') ?? '', ...heroSize, sources: [] }}
          className={styles.picture}
        />
      )}
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{textNamed(elements, 'main heading') ?? site.tagline}</h1>
          <p className={styles.subtitle}>{textNamed(elements, 'subtitle')}</p>
          <CallActions href={textIn(button, 'url') ?? '/contact-us'}>
            {textIn(button, 'label') ?? 'Contact Us'}
          </CallActions>
        </div>
      </div>
    </section>
  )
}
