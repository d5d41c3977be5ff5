import { imageIn, type ParsedElement, textIn } from '#shared/documents/pageContent.ts'
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
  const first = (name: string) => elements.find((element) => element.name === name)
  const heading = first('main heading')
  const subtitle = first('subtitle')
  const button = first('cta button')
  const background = first('background image')
  const arranged = [heading, subtitle, button, background]
  const others = elements.filter((element) => !arranged.includes(element))
  const src = imageIn(background?.values, 'src')
  return (
    <>
      <section className={styles.hero}>
        {src && (
          <SiteImage image={heroImage(src, textIn(background?.values, 'alt'))} className={styles.image} />
        )}
        <div className={styles.inner}>
          <div className={styles.text}>
            <h1>{textOf(heading) ?? tagline}</h1>
            <p className={styles.subtitle}>{textOf(subtitle)}</p>
            <CallActions href={buttonAddress(button?.values) ?? pages.contact.path}>
              {textIn(button?.values, 'label') ?? 'Contact Us'}
            </CallActions>
          </div>
        </div>
      </section>
      {others.length > 0 && <ElementsSection elements={others} />}
    </>
  )
}

const textOf = (element: ParsedElement | undefined) => textIn(element?.values, 'text')
