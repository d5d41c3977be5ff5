import { elementsNamed, textIn, textNamed } from '#shared/rules/pageContent.ts'
import { heroSize } from '#shared/rules/picture.ts'
import { site } from '#shared/site.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { PhoneLink } from '../../ui/PhoneLink.tsx'
import { SitePicture } from '../../ui/SitePicture.tsx'
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
        <SitePicture
          picture={{ src, alt: textIn(background, 'alt') ?? '', ...heroSize, sources: [] }}
          className={styles.picture}
        />
      )}
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1>{textNamed(elements, 'main heading') ?? site.tagline}</h1>
          <p className={styles.subtitle}>{textNamed(elements, 'subtitle')}</p>
          <div className={styles.actions}>
            <ButtonLink href={textIn(button, 'url') ?? '/contact-us'} kind="dawn">
              {textIn(button, 'label') ?? 'Contact Us'}
            </ButtonLink>
            <PhoneLink phone={site.mainPhone} icon className={styles.phone} />
          </div>
        </div>
      </div>
    </section>
  )
}
