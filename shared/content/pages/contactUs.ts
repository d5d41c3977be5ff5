import { corporateOffice } from '../../clinic/site.ts'
import { site } from '../site.ts'
import { element, storedPage } from './storedPage.ts'

const [cumming, jefferson, alpharetta] = site.offices

/** An object with title and sections. */
export const contactUs = storedPage({
  title: 'Contact Us',
  content: {
    title: 'Contact Us',
    sections: [
      {
        name: 'introduction',
        elements: [
          element('main heading', { text: 'You can start with “I’m not sure”' }),
          element('description', {
            text: 'Call, write or stop by. The person who answers will ask how you are, whether you are safe today, and what you would like to be different. Asking commits you to nothing, and you may ask on behalf of someone else.',
          }),
          element('profile image', {
            src: '/art/home/contact.svg',
            alt: '',
          }),
          element('cta button', {
            label: `Call our ${corporateOffice(site).name} office`,
            url: 'tel:{phone}',
          }),
        ],
      },
      {
        name: 'crisis',
        elements: [
          element('section heading', { text: 'If it cannot wait' }),
          element('description', {
            text: 'Our offices are not staffed around the clock. For thoughts of suicide or any crisis with mental health, alcohol or drugs, call or text 988 at any hour. For an overdose, severe withdrawal or a life in danger, call 911 now.',
          }),
          element('cta button', { label: 'Call 988', url: 'tel:988' }),
          element('cta button', { label: 'Text 988', url: 'sms:988' }),
          element('cta button', { label: 'Call 911', url: 'tel:911' }),
        ],
      },
      { name: 'contact_form', type: 'embed', title: 'Send us a message' },
      { name: 'offices', type: 'locations', title: 'Visit one of our three offices' },
      {
        name: 'email',
        elements: [
          element('section heading', { text: 'Rather write an email?' }),
          element('description', {
            text: 'Choose the office closest to you and add an address for our reply. The button opens a message in your own email program; this page sends and keeps nothing. Ordinary email is not private, so leave out details about your health.',
          }),
          element('region dropdown', {
            title: 'Where in Georgia are you?',
            placeholder: 'Choose a region',
            options: [
              { value: cumming.name, label: `Forsyth County and the lake (${cumming.name})` },
              { value: jefferson.name, label: `Jackson County and northeast (${jefferson.name})` },
              { value: alpharetta.name, label: `North Fulton and metro Atlanta (${alpharetta.name})` },
            ],
          }),
          element('email input', { title: 'Your email address', placeholder: 'name@example.com' }),
          element('cta button', { label: 'Start an email', url: 'mailto:{email}' }),
        ],
      },
      {
        name: 'questions',
        title: 'What people ask before they call',
        table: 'faqs',
        items: [
          'faq-first-step',
          'faq-bad-enough',
          'faq-can-i-call-for-someone',
          'faq-insurance-accepted',
          'faq-is-it-confidential',
        ],
      },
      {
        name: 'reach_us',
        elements: [
          element('section heading', { text: 'Keep us within reach' }),
          element('description', {
            text: 'Save a number or an address for the day when you want it. And if you are reading this late at night, a darker page may be easier on your eyes.',
          }),
          element('social icon', { url: 'tel:{phone}', iconName: 'Phone' }),
          element('social icon', { url: 'mailto:{email}', iconName: 'Mail' }),
          element('dark mode toggle', { enabled: true, label: 'Dark theme' }),
        ],
      },
    ],
  },
  seo: {
    metaTitle: 'Contact Us | {name}',
    metaDescription:
      'Call, write or visit our outpatient offices in Cumming, Jefferson and Alpharetta, Georgia. Ask for yourself or for someone you love.',
    keywords: [
      'contact addiction treatment Georgia',
      'outpatient rehab near me Georgia',
      'Cumming GA treatment center phone',
      'Jefferson GA counseling',
      'Alpharetta GA addiction help',
    ],
  },
})
