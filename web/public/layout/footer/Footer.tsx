import { useQuery } from '@tanstack/react-query'
import { pathOf } from '#shared/documents/paths.ts'
import { disclaimer } from '#shared/fixedFacts.ts'
import { pages } from '#shared/pages.ts'
import { queries } from '../../../data/queries.ts'
import { useSite } from '../../../data/useSite.ts'
import { CrisisLines } from '../../../ui/CrisisLines.tsx'
import { CallBar } from '../CallBar.tsx'
import { linksOf } from '../pageLinks.ts'
import { linkedFrom } from '../treatmentLinks.ts'
import styles from './Footer.module.css'
import { OfficeMap } from './OfficeMap.tsx'
import { Offices } from './Offices.tsx'

export function Footer() {
  const { name, tagline, socialLinks } = useSite()
  const { data: pagesOfList } = useQuery(queries.servicePages())
  return (
    <>
      <footer className={styles.footer}>
        <div className={styles.inner}>
          <CrisisLines />
          <div className={styles.columns}>
            <div className={styles.about}>
              <div className={styles.brand}>
                <a href={pages.home.path} aria-label={`${name}, home`}>
                  <img src="/favicon.svg" width="36" height="36" alt="" loading="lazy" />
                </a>
                <p>
                  <span className={styles.name}>{name}</span>
                  {tagline}
                </p>
              </div>
              <nav aria-labelledby="quick-links">
                <h2 id="quick-links" className={styles.heading}>
                  Quick Links
                </h2>
                <ul role="list" className={styles.links}>
                  {linksOf('footer').map(({ path, title, shortTitle = title }) => (
                    <li key={path}>
                      <a href={path}>{shortTitle}</a>
                    </li>
                  ))}
                </ul>
              </nav>
              <nav aria-labelledby="more-help">
                <h2 id="more-help" className={styles.heading}>
                  More help
                </h2>
                <ul role="list" className={styles.links}>
                  {linksOf('moreHelp').map(({ path, title, shortTitle = title }) => (
                    <li key={path}>
                      <a href={path}>{shortTitle}</a>
                    </li>
                  ))}
                  {linkedFrom('footer', pagesOfList).map((page) => (
                    <li key={page.id}>
                      <a href={pathOf(page)}>{page.title}</a>
                    </li>
                  ))}
                </ul>
              </nav>
              {socialLinks.length > 0 && (
                <nav aria-labelledby="social-links">
                  <h2 id="social-links" className={styles.heading}>
                    Follow us
                  </h2>
                  <ul role="list" className={styles.links}>
                    {socialLinks.map(({ name: network, url }) => (
                      <li key={url}>
                        <a href={url} rel="noreferrer">
                          {network}
                        </a>
                      </li>
                    ))}
                  </ul>
                </nav>
              )}
            </div>
            <section id="offices" aria-labelledby="offices-heading" className={styles.offices} tabIndex={-1}>
              <h2 id="offices-heading" className={styles.heading}>
                Our Offices
              </h2>
              <Offices />
              <OfficeMap />
            </section>
          </div>
          <div className={styles.small}>
            <p>{disclaimer}</p>
            <p className={styles.legal}>
              <span>
                © <span suppressHydrationWarning>{new Date().getFullYear()}</span> {name}
              </span>
              <a href={pages.siteMap.path}>{pages.siteMap.title}</a>
              <a href={pages.privacyPolicy.path}>{pages.privacyPolicy.title}</a>
            </p>
          </div>
        </div>
      </footer>
      <CallBar />
    </>
  )
}
