import { elementsNamed, type ParsedElement } from '#shared/documents/pageContent.ts'
import { pages } from '#shared/pages.ts'
import { useSite } from '../../../data/useSite.ts'
import { CallActions } from '../../../ui/CallActions.tsx'
import { heroImage } from '../../../ui/image.ts'
import { SiteImage } from '../../../ui/SiteImage.tsx'
import { buttonAddress } from '../../content/ButtonRow.tsx'
import { ElementsSection } from '../../content/ElementsSection.tsx'
import styles from './HeroSection.module.css'

export function HeroSection({ elements }: { elements: readonly ParsedElement[] }) {
  const { tagline } = useSite()
  const [heading] = elementsNamed(elements, 'main heading')
  const [subtitle] = elementsNamed(elements, 'subtitle')
  const [button] = elementsNamed(elements, 'cta button')
  const [background] = elementsNamed(elements, 'background image')
  const arranged: (ParsedElement | undefined)[] = [heading, subtitle, button, background]
  const others = elements.filter((element) => !arranged.includes(element))
  const { src, alt } = background?.values ?? {}
  return (
    <>
      <section className={styles.hero}>
        {src && <SiteImage image={heroImage(src, alt)} className={styles.image} />}
        <div className={styles.text}>
          <h1>{heading?.values.text ?? tagline}</h1>
          <p className={styles.subtitle}>{subtitle?.values.text}</p>
          <CallActions href={buttonAddress(button?.values) ?? pages.contact.path}>
            {button?.values.label ?? 'Contact Us'}
          </CallActions>
        </div>
      </section>
      {others.length > 0 && <ElementsSection elements={others} />}
    </>
  )
}
