import { pages } from '#shared/pages.ts'
import { heroImage } from '#shared/rules/image.ts'
import { textIn, textNamed, valuesNamed } from '#shared/rules/pageContent.ts'
import { site } from '#shared/site.ts'
import { CallActions } from '../../ui/CallActions.tsx'
import { SiteImage } from '../../ui/SiteImage.tsx'
import styles from './HeroSection.module.css'
import type { HomeSection } from './section.ts'

export const HeroSection: HomeSection = ({ elements }) => {
  const button = valuesNamed(elements, 'cta button')[0]
  const background = valuesNamed(elements, 'background image')[0]
  const src = textIn(background, 'src')
  return (
    <section className={styles.hero}>
      {src && <SiteImage image={heroImage(src, textIn(background, 'alt'))} className={styles.image} />}
      <div className={styles.inner}>
        <div className={styles.text}>
          <h1>{textNamed(elements, 'main heading') ?? site.tagline}</h1>
          <p className={styles.subtitle}>{textNamed(elements, 'subtitle')}</p>
          <CallActions href={textIn(button, 'url') ?? pages.contact.path}>
            {textIn(button, 'label') ?? 'Contact Us'}
          </CallActions>
        </div>
      </div>
    </section>
  )
}
