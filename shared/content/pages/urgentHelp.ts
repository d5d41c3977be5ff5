import { careAnchor } from '../../documents/careTopics.ts'
import { CareCardName } from '../../entities/careCard.ts'
import { careTitles } from '../careTitles.ts'
import { element, storedPage } from './storedPage.ts'

export const urgentHelp = storedPage({
  title: 'Urgent help',
  content: [
    {
      name: 'introduction',
      elements: [
        element('main heading', { text: 'What to do now' }),
        element('description', {
          text: 'Is a life in danger? Call 911 first. You can read the rest while help is on its way.',
        }),
        element('cta button', { label: 'Call 911', url: 'tel:911' }),
        element('cta button', { label: 'Call 988', url: 'tel:988' }),
        element('cta button', { label: 'Text 988', url: 'sms:988' }),
      ],
    },
    {
      name: 'contents',
      elements: [
        element('link list', {
          title: 'What is happening?',
          links: CareCardName.options.map((card) => ({
            label: careTitles[card],
            url: `#${careAnchor(card)}`,
          })),
        }),
      ],
    },
    ...CareCardName.options.map((card) => ({ name: card, elements: [element('care card', { card })] })),
  ],
  seo: {
    metaTitle: 'Urgent Help | {name}',
    metaDescription:
      'What to do now: an overdose, alcohol poisoning, withdrawal, suicide, psychosis, a child who swallowed medicine, violence, a veteran in crisis, gambling.',
    keywords: [
      'overdose what to do',
      'alcohol withdrawal emergency',
      'suicide help Georgia',
      'Poison Control',
    ],
  },
})
