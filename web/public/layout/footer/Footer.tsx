import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { crisisLinesOf } from '#shared/clinic/crisisLines.ts'
import { streetLine } from '#shared/clinic/offices.ts'
import { linkTo, officeDirections, officePath } from '#shared/documents/paths.ts'
import { disclaimer } from '#shared/fixedFacts.ts'
import { pages, type SinglePage } from '#shared/pages.ts'
import { queries } from '../../../data/queries.ts'
import { useSite } from '../../../data/useSite.ts'
import { LinkItems } from '../../../ui/LinkItems.tsx'
import { PhoneLink } from '../../../ui/PhoneLink.tsx'
import { CallBar } from '../CallBar.tsx'
import { linksOf } from '../pageLinks.ts'
import { linkedFrom } from '../treatmentLinks.ts'
import crisisStyles from './CrisisLines.module.css'
import styles from './Footer.module.css'
import { OfficeMap } from './OfficeMap.tsx'
import officeStyles from './Offices.module.css'

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

function Offices() {
  const { offices } = useSite()
  return (
    <ul role="list" className={officeStyles.offices}>
      {offices.map((office) => (
        <li key={office.name} className={officeStyles.office}>
          <h3 className={officeStyles.name}>
            <a href={officePath(office)}>{office.name}</a>
          </h3>
          <address className={officeStyles.address}>
            {streetLine(office)}
            <br />
            {office.city}, {office.state} {office.zip}
          </address>
          <div className={officeStyles.ways}>
            <PhoneLink phone={office.phone} icon className={officeStyles.phone} />
            <a
              href={officeDirections(office)}
              target="_blank"
              rel="noreferrer"
              className={officeStyles.directions}
            >
              <MapPin size={18} aria-hidden="true" />
              Get Directions <span className="visually-hidden">to {office.name} (opens in a new tab)</span>
            </a>
          </div>
        </li>
      ))}
    </ul>
  )
}

function CrisisLines() {
  const lines = crisisLinesOf(useSite())
  return (
    <section className={crisisStyles.crisis} aria-labelledby="crisis-heading">
      <h2 id="crisis-heading" className={crisisStyles.heading}>
        Help right now, at any hour
      </h2>
      <ul role="list" className={crisisStyles.lines}>
        {lines.map((line) => (
          <li key={line.number}>
            <p className={crisisStyles.calls}>
              <a href={`tel:${line.dial}`}>Call {line.number}</a>
              {line.text && <a href={`sms:${line.text}`}>Text {line.text}</a>}
            </p>
            <p className={crisisStyles.name}>{line.name}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
