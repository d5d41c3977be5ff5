import type { ReactNode } from 'react'
import { messages } from '#shared/messages.ts'
import { type ParsedElement, textIn } from '#shared/rules/pageContent.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { ThemeToggle } from '../ui/ThemeToggle.tsx'
import styles from './ElementsSection.module.css'
import { Features } from './Features.tsx'
import { InsurerLogos } from './InsurerLogos.tsx'
import { buttonsOf } from './introduction.ts'
import { keyed } from './keyed.ts'
import { MessageFields } from './MessageFields.tsx'
import type { Run } from './runs.ts'
import { ServiceCards } from './ServiceCards.tsx'
import { SocialLinks } from './SocialLinks.tsx'

type Values = ParsedElement['values']

/** Draws a run of elements by its name; a name that nobody knows says so. (Entities: "Element names".) */
export function renderRun({ name, elements, belowMain }: Run): ReactNode {
  const all = elements.map(({ values }) => values)
  const [first = {}] = all
  switch (name) {
    case 'main heading':
      return <h2>{textIn(first, 'text')}</h2>
    case 'section heading':
    case 'section title':
      return belowMain ? <h3>{textIn(first, 'text')}</h3> : <h2>{textIn(first, 'text')}</h2>
    case 'subtitle':
      return <p className={styles.subtitle}>{textIn(first, 'text')}</p>
    case 'description':
    case 'content paragraph':
      return <p className={styles.text}>{textIn(first, 'text')}</p>
    case 'cta button':
      return <Buttons values={all} />
    case 'message':
      return <MessageFields elements={elements} />
    case 'social icon':
      return <SocialLinks icons={all} />
    case 'dark mode toggle':
      return first.enabled === false ? null : <Toggle label={textIn(first, 'label')} />
    case 'insurance logos':
      return <InsurerLogos lists={all} />
    case 'card':
      return <ServiceCards cards={all} />
    case 'feature':
      return <Features features={all} />
    default:
      return <p className={styles.unknown}>{messages.content.unknownElement}</p>
  }
}

/** The first call to action leads; the others stand back. */
const Buttons = ({ values }: { values: readonly Values[] }) => (
  <p className={styles.actions}>
    {keyed(buttonsOf(values)).map(({ key, entry: { label, address } }, place) => (
      <ButtonLink key={key} href={address} kind={place === 0 ? 'main' : 'quiet'}>
        {label}
      </ButtonLink>
    ))}
  </p>
)

const Toggle = ({ label = 'Dark theme' }: { label?: string | undefined }) => (
  <p className={styles.toggle}>
    <ThemeToggle label={label} />
    <span aria-hidden="true">{label}</span>
  </p>
)
