import type { AsyncRouteComponent } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isCareCard } from '#shared/content/careTitles.ts'
import { type ParsedElement, type StoredValues, textIn } from '#shared/documents/pageContent.ts'
import type { ElementName } from '#shared/entities/pageContent.ts'
import { anchorOf } from '#shared/html/anchor.ts'
import { messages } from '#shared/messages.ts'
import { lazyComponent } from '../../ui/lazyComponent.ts'
import { Prose } from '../../ui/Prose.tsx'
import { ButtonRow } from './ButtonRow.tsx'
import { ContentImage } from './ContentImage.tsx'
import styles from './elements.module.css'
import { LinkList } from './LinkList.tsx'
import { CareCards } from './lazyCareCard.ts'

// Few pages have these: the others do not download them.
const DarkModeToggle = lazyComponent(() => import('./DarkModeToggle.tsx'), 'DarkModeToggle')
const Features = lazyComponent(() => import('./Features.tsx'), 'Features')
const GroupTimes = lazyComponent(() => import('./GroupTimes.tsx'), 'GroupTimes')
const InsurerLogos = lazyComponent(() => import('./InsurerLogos.tsx'), 'InsurerLogos')
const MessageForm = lazyComponent(() => import('./MessageForm.tsx'), 'MessageForm')
const OfficeFacts = lazyComponent(() => import('./OfficeFacts.tsx'), 'OfficeFacts')
const Photographs = lazyComponent(() => import('./Photographs.tsx'), 'Photographs')
const ReviewStatus = lazyComponent(() => import('./ReviewStatus.tsx'), 'ReviewStatus')
const ServiceCards = lazyComponent(() => import('./ServiceCards.tsx'), 'ServiceCards')
const SocialLinks = lazyComponent(() => import('./SocialLinks.tsx'), 'SocialLinks')

export interface ElementRow<Name extends ElementName = ElementName> {
  /** The text column keeps to a readable measure; images stand beside it; the background is its section's. */
  placement: 'heading' | 'text' | 'wide' | 'image' | 'background'
  group?: string
  render: (group: ElementGroup<Name>) => ReactNode
  /** Rendered by a script of its own. */
  component?: Pick<AsyncRouteComponent<unknown>, 'preload'>
}

interface ElementGroup<Name extends ElementName> {
  first: StoredValues<Name>
  values: readonly StoredValues<Name>[]
  elements: readonly ParsedElement[]
  /** The level of section headings: below a main heading they are one level lower. */
  level: 2 | 3
}

/**
 * The elements of page content, in the specification's order. The schema of an element's values has the same name
 * in `shared/entities/pageContent.ts`. (Entities: "Element names", "Home element names".)
 */
export const elementRows: { [Name in ElementName]: ElementRow<Name> } = {
  'main heading': { placement: 'heading', render: ({ first }) => <h2>{textIn(first, 'text')}</h2> },
  'section heading': { placement: 'heading', render: renderSectionHeading },
  description: { placement: 'text', render: renderParagraph },
  'cta button': {
    placement: 'text',
    group: 'buttons',
    render: ({ values }) => <ButtonRow buttons={values} />,
  },
  'profile image': {
    placement: 'image',
    render: ({ first }) => <ContentImage values={first} shape="profile" />,
  },
  'email input': { placement: 'text', group: 'message', component: MessageForm, render: renderMessageForm },
  'region dropdown': {
    placement: 'text',
    group: 'message',
    component: MessageForm,
    render: renderMessageForm,
  },
  'social icon': {
    placement: 'text',
    group: 'social links',
    component: SocialLinks,
    render: ({ values }) => <SocialLinks icons={values} />,
  },
  'dark mode toggle': {
    placement: 'text',
    component: DarkModeToggle,
    render: ({ first }) => <DarkModeToggle values={first} />,
  },
  'section title': { placement: 'heading', render: renderSectionHeading },
  subtitle: {
    placement: 'text',
    render: ({ first }) => <p className={styles.subtitle}>{textIn(first, 'text')}</p>,
  },
  'background image': {
    placement: 'image',
    render: ({ first }) => <ContentImage values={first} shape="hero" />,
  },
  'section image': {
    placement: 'image',
    render: ({ first }) => <ContentImage values={first} shape="illustration" />,
  },
  'background color': { placement: 'background', render: () => null },
  'insurance logos': {
    placement: 'wide',
    group: 'insurers',
    component: InsurerLogos,
    render: ({ values }) => <InsurerLogos lists={values} />,
  },
  'content paragraph': { placement: 'text', render: renderParagraph },
  card: {
    placement: 'wide',
    group: 'cards',
    component: ServiceCards,
    render: ({ values }) => <ServiceCards cards={values} />,
  },
  feature: {
    placement: 'wide',
    group: 'features',
    component: Features,
    render: ({ values }) => <Features features={values} />,
  },
  photograph: {
    placement: 'wide',
    group: 'photographs',
    component: Photographs,
    render: ({ values }) => <Photographs photographs={values} />,
  },
  'link list': { placement: 'wide', render: ({ first }) => <LinkList values={first} /> },
  'rich text': { placement: 'text', render: ({ first }) => <Prose html={textIn(first, 'html') ?? ''} /> },
  'translated text': { placement: 'text', render: renderTranslation },
  'care card': { placement: 'wide', group: 'care cards', component: CareCards, render: renderCareCards },
  'group times': {
    placement: 'text',
    component: GroupTimes,
    render: ({ first, level }) => <GroupTimes values={first} level={level} />,
  },
  'office facts': {
    placement: 'wide',
    component: OfficeFacts,
    render: ({ first }) => <OfficeFacts values={first} />,
  },
  'review status': { placement: 'text', component: ReviewStatus, render: () => <ReviewStatus /> },
}

/** (Error catalogue: "Unknown element type".) */
export const unknownElement: ElementRow = {
  placement: 'text',
  render: () => <p className={styles.unknown}>{messages.content.unknownElement}</p>,
}

function renderSectionHeading({ first, level }: ElementGroup<'section heading' | 'section title'>) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const text = textIn(first, 'text')
  return <Heading id={text && anchorOf(text).id}>{text}</Heading>
}

function renderParagraph({ first }: ElementGroup<'description' | 'content paragraph'>) {
  return <p className={styles.text}>{textIn(first, 'text')}</p>
}

function renderTranslation({ first }: ElementGroup<'translated text'>) {
  const heading = textIn(first, 'heading')
  return (
    <>
      {heading && <h2 id={anchorOf(heading).id}>{heading}</h2>}
      <Prose html={textIn(first, 'html') ?? ''} />
    </>
  )
}

function renderCareCards({ values, level }: ElementGroup<'care card'>) {
  const names = values.flatMap(({ card }) => (isCareCard(card) ? card : []))
  return (
    <>
      {names.length > 0 && <CareCards names={names} level={level} />}
      {names.length < values.length && <p>{messages.content.unknownElement}</p>}
    </>
  )
}

function renderMessageForm({ elements }: ElementGroup<'email input' | 'region dropdown'>) {
  return <MessageForm elements={elements} />
}
