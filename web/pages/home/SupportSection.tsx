import { illustrationSize } from '#shared/rules/image.ts'
import { elementsNamed, textIn, textNamed } from '#shared/rules/pageContent.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { SiteImage } from '../../ui/SiteImage.tsx'
import styles from './SupportSection.module.css'
import type { HomeSection } from './section.ts'

/** How the clinic stands by people, beside a picture. */
export const SupportSection: HomeSection = ({ elements }) => {
  const picture = elementsNamed(elements, 'section image')[0]
  const src = textIn(picture, 'src')
  const button = elementsNamed(elements, 'cta button')[0]
  const label = textIn(button, 'label')
  return (
    <Section>
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2>{textNamed(elements, 'section title')}</h2>
          {elementsNamed(elements, 'content paragraph').map((values) => {
            const text = textIn(values, 'text')
            return text && <p key={text}>{text}</p>
          })}
          {label && (
            <p>
              <ButtonLink href={textIn(button, 'url') ?? '/contact-us'}>{label}</ButtonLink>
            </p>
          )}
        </div>
        {src && (
          <SiteImage
            picture={{ src, alt: textIn(picture, 'alt') ?? '', ...illustrationSize, sources: [] }}
            className={styles.picture}
            lazy
          />
        )}
      </div>
    </Section>
  )
}
