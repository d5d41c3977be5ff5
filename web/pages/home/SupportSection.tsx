import { pages } from '#shared/pages.ts'
import { illustration } from '#shared/rules/image.ts'
import { textIn, textNamed, valuesNamed } from '#shared/rules/pageContent.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Section } from '../../ui/Section.tsx'
import { SiteImage } from '../../ui/SiteImage.tsx'
import styles from './SupportSection.module.css'
import type { HomeSection } from './section.ts'

export const SupportSection: HomeSection = ({ elements }) => {
  const imageValues = valuesNamed(elements, 'section image')[0]
  const src = textIn(imageValues, 'src')
  const button = valuesNamed(elements, 'cta button')[0]
  const label = textIn(button, 'label')
  return (
    <Section>
      <div className={styles.columns}>
        <div className={styles.text}>
          <h2>{textNamed(elements, 'section title')}</h2>
          {valuesNamed(elements, 'content paragraph').map((values) => {
            const text = textIn(values, 'text')
            return text && <p key={text}>{text}</p>
          })}
          {label && (
            <p>
              <ButtonLink href={textIn(button, 'url') ?? pages.contact.path}>{label}</ButtonLink>
            </p>
          )}
        </div>
        {src && (
          <SiteImage image={illustration(src, textIn(imageValues, 'alt'))} className={styles.image} lazy />
        )}
      </div>
    </Section>
  )
}
