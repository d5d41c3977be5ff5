import { heroSize, illustrationSize } from '#shared/rules/image.ts'
import { elementsNamed, type ParsedElement, textIn } from '#shared/rules/pageContent.ts'
import { SiteImage } from '../ui/SiteImage.tsx'
import styles from './ElementsSection.module.css'
import { keyed } from './keyed.ts'

const kinds = [
  { name: 'background image', size: heroSize, look: styles.picture },
  { name: 'section image', size: illustrationSize, look: styles.picture },
  { name: 'profile image', size: illustrationSize, look: styles.profile },
] as const

/** The pictures among a section's elements; one without an address is left out. */
export const images = (elements: readonly ParsedElement[]) =>
  kinds.flatMap(({ name, size, look }) =>
    keyed(elementsNamed(elements, name)).flatMap(({ key, entry }) => {
      const src = textIn(entry, 'src')
      if (!src) return []
      const picture = { src, alt: textIn(entry, 'alt') ?? '', ...size, sources: [] }
      return [<SiteImage key={`${name} ${key}`} picture={picture} className={look} lazy />]
    }),
  )
