import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { linkTo } from '#shared/documents/paths.ts'
import { disclaimer } from '#shared/fixedFacts.ts'
import { clinicZone, localDay } from '#shared/hours/localDay.ts'
import { linkedFrom } from '#shared/menus/treatmentLinks.ts'
import { pages, type SinglePage } from '#shared/pages.ts'
import { queries } from '../../../data/queries.ts'
import { useSite } from '../../../data/useSite.ts'
import { CrisisLines } from '../../../ui/CrisisLines.tsx'
import { LinkItems } from '../../../ui/LinkItems.tsx'
import { keyed } from '../../content/keyed.ts'
import { CallBar } from '../CallBar.tsx'
import { linksOf } from '../pageLinks.ts'
import styles from './Footer.module.css'
import { OfficeMap } from './OfficeMap.tsx'
import { Offices } from './Offices.tsx'

export function Footer() {
  const { name, tagline, socialLinks, accreditations, sampleNotice, takesFederalMoney } = useSite()
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
              <Links id="quick-links" heading="Quick Links">
                <LinkItems links={linksOf('footer').map(withShortTitle)} />
              </Links>
              <Links id="more-help" heading="More help">
                <LinkItems links={linksOf('moreHelp').map(withShortTitle)} />
                <LinkItems links={linkedFrom('footer', pagesOfList ?? []).map(linkTo)} />
              </Links>
              {socialLinks.length > 0 && (
                <Links id="social-links" heading="Follow us">
                  {socialLinks.map(({ name: network, url }) => (
                    <li key={url}>
                      <a href={url} rel="noreferrer">
                        {network}
                      </a>
                    </li>
                  ))}
                </Links>
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
            {/* A sample would look like a claim on pages that do not say so. */}
            {accreditations.length > 0 && !sampleNotice && (
              <ul role="list" aria-label="Licenses and accreditation" className={styles.seals}>
                {keyed(accreditations).map(({ key, entry: { name: seal, image, url } }) => (
                  <li key={key}>
                    {image && <img src={image} alt="" width="28" height="28" loading="lazy" />}
                    {url ? <a href={url}>{seal}</a> : seal}
                  </li>
                ))}
              </ul>
            )}
            <p>{disclaimer}</p>
            <p className={styles.legal}>
              <span>
                ©{' '}
                <span data-year={JSON.stringify(clinicZone.behind)}>{localDay(new Date()).slice(0, 4)}</span>{' '}
                {name}
              </span>
              <a href={pages.siteMap.path}>{pages.siteMap.title}</a>
              <a href={pages.privacyPolicy.path}>{pages.privacyPolicy.title}</a>
              {takesFederalMoney === 'yes' && (
                <a href={`${pages.yourRights.path}#equal-treatment`}>Language help and equal treatment</a>
              )}
            </p>
          </div>
        </div>
      </footer>
      <CallBar />
    </>
  )
}

const withShortTitle = ({ path, title, shortTitle = title }: SinglePage) => ({ path, title: shortTitle })

const Links = ({ id, heading, children }: { id: string; heading: string; children: ReactNode }) => (
  <nav aria-labelledby={id}>
    <h2 id={id} className={styles.heading}>
      {heading}
    </h2>
    <ul role="list" className={styles.links}>
      {children}
    </ul>
  </nav>
)
