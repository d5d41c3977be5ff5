import type { AsyncRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isCareCard } from '#shared/content/careTitles.ts'
import type { ElementGroup } from '#shared/documents/pageContent.ts'
import type { ElementName } from '#shared/entities/pageContent.ts'
import { messages } from '#shared/messages.ts'
import { lazyComponent } from '../../ui/lazyComponent.ts'
import { Prose } from '../../ui/Prose.tsx'
import { ButtonRow } from './ButtonRow.tsx'
import { ContentImage } from './ContentImage.tsx'
import styles from './elements.module.css'
import { CareCards } from './lazyCareCard.ts'

// Loaded lazily, because few pages have these elements.
const DarkModeToggle = lazyComponent(() => import('./DarkModeToggle.tsx'), 'DarkModeToggle')
const Features = lazyComponent(() => import('./Features.tsx'), 'Features')
const GroupTimes = lazyComponent(() => import('./GroupTimes.tsx'), 'GroupTimes')
const InsurerLogos = lazyComponent(() => import('./InsurerLogos.tsx'), 'InsurerLogos')
const LinkList = lazyComponent(() => import('./LinkList.tsx'), 'LinkList')
const MessageForm = lazyComponent(() => import('./MessageForm.tsx'), 'MessageForm')
const OfficeFacts = lazyComponent(() => import('./OfficeFacts.tsx'), 'OfficeFacts')
const Photographs = lazyComponent(() => import('./Photographs.tsx'), 'Photographs')
const ReviewStatus = lazyComponent(() => import('./ReviewStatus.tsx'), 'ReviewStatus')
const ServiceCards = lazyComponent(() => import('./ServiceCards.tsx'), 'ServiceCards')
const SocialLinks = lazyComponent(() => import('./SocialLinks.tsx'), 'SocialLinks')
const Translation = lazyComponent(() => import('./Translation.tsx'), 'Translation')

export interface ElementRow<Name extends ElementName = ElementName> {
  /** `text` is in a column of readable width, `image` is beside it, and `background` is for the whole section. */
  placement: 'heading' | 'text' | 'wide' | 'image' | 'background'
  group?: string
  Component: ((props: ElementGroup<Name>) => ReactNode) & Pick<AsyncRouteComponent<unknown>, 'preload'>
}

/**
 * The elements of page content, in the specification's order. The schema of an element's values has the same name
 * in `shared/entities/pageContent.ts`. (Entities: "Element names", "Home element names".)
 */
export const elementRows: { [Name in ElementName]: ElementRow<Name> } = {
  'main heading': { placement: 'heading', Component: ({ first }) => <h2>{first.text}</h2> },
  'section heading': { placement: 'heading', Component: SectionHeading },
  description: { placement: 'text', Component: Paragraph },
  'cta button': {
    placement: 'text',
    group: 'buttons',
    Component: ({ values }) => <ButtonRow buttons={values} />,
  },
  'profile image': {
    placement: 'image',
    Component: ({ first }) => <ContentImage values={first} shape="profile" />,
  },
  'email input': { placement: 'text', group: 'message', Component: MessageForm },
  'region dropdown': { placement: 'text', group: 'message', Component: MessageForm },
  'social icon': { placement: 'text', group: 'social links', Component: SocialLinks },
  'dark mode toggle': { placement: 'text', Component: DarkModeToggle },
  'section title': { placement: 'heading', Component: SectionHeading },
  subtitle: {
    placement: 'text',
    Component: ({ first }) => <p className={styles.subtitle}>{first.text}</p>,
  },
  'background image': {
    placement: 'image',
    Component: ({ first }) => <ContentImage values={first} shape="hero" />,
  },
  'section image': {
    placement: 'image',
    Component: ({ first }) => <ContentImage values={first} shape="illustration" />,
  },
  'background color': { placement: 'background', Component: () => null },
  'insurance logos': { placement: 'text', group: 'insurers', Component: InsurerLogos },
  'content paragraph': { placement: 'text', Component: Paragraph },
  card: { placement: 'wide', group: 'cards', Component: ServiceCards },
  feature: { placement: 'text', group: 'features', Component: Features },
  photograph: { placement: 'wide', group: 'photographs', Component: Photographs },
  'link list': { placement: 'wide', Component: LinkList },
  'rich text': { placement: 'text', Component: ({ first }) => <Prose html={first.html ?? ''} /> },
  'translated text': { placement: 'text', group: 'translations', Component: Translation },
  'care card': {
    placement: 'wide',
    group: 'care cards',
    Component: Object.assign(StoredCareCards, { preload: () => CareCards.preload?.() }),
  },
  'group times': { placement: 'text', Component: GroupTimes },
  'office facts': { placement: 'wide', Component: OfficeFacts },
  'review status': { placement: 'text', Component: ReviewStatus },
}

/** (Error catalogue: "Unknown element type".) */
export const unknownElement: ElementRow = {
  placement: 'text',
  Component: () => <p className={styles.unknown}>{messages.content.unknownElement}</p>,
}

function SectionHeading({
  first,
  elements: [element],
  level,
}: ElementGroup<'section heading' | 'section title'>) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return <Heading id={element?.anchor}>{first.text}</Heading>
}

function Paragraph({ first }: ElementGroup<'description' | 'content paragraph'>) {
  return <p className={styles.text}>{first.text}</p>
}

function StoredCareCards({ values, level }: ElementGroup<'care card'>) {
  const names = values.flatMap(({ card }) => (isCareCard(card) ? card : []))
  return (
    <>
      {names.length > 0 && <CareCards names={names} level={level} />}
      {names.length < values.length && <p>{messages.content.unknownElement}</p>}
    </>
  )
}
