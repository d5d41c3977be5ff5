import { articleSection } from './articleSection.ts'
import { element, storedPage } from './storedPage.ts'

/** Must be true of this site: change it together with what it describes. */
export const accessibility = storedPage({
  title: 'Accessibility',
  content: [
    {
      name: 'introduction',
      elements: [
        element('main heading', { text: 'For everybody who needs help' }),
        element('description', {
          text: 'This website and our offices should work for you, whatever body, senses or device you have. If they do not, tell us.',
        }),
      ],
    },
    articleSection(
      'website',
      'This website',
      `<p>Our aim is the standard WCAG 2.2, level AA.</p>
<ul>
<li>Pages work with a keyboard, with a screen reader, without scripts, and at four times the size.</li>
<li>Phone numbers are links, and 988 and 911 are on every page.</li>
<li>There is a light and a dark theme. Motion stays still if your device asks for it.</li>
<li>Texts aim at a reading level below grade 8.</li>
</ul>
<p><strong>What we know.</strong> Automatic tests check every kind of page each time the site changes. They find only a part of all barriers. No person with a disability and no outside expert has tested this sample site yet.</p>
<p><strong>What may not work.</strong> The contact form of an outside service and the map tiles are not ours. Every page has phone numbers, and each office has its address as text.</p>`,
    ),
    articleSection(
      'offices',
      'Our offices',
      `<p>Ramps, elevators, parking and restrooms are described on the page of <a href="/offices">each office</a>.</p>`,
    ),
    articleSection(
      'ask',
      'Ask for what you need',
      `<ul>
<li>A language or sign language interpreter, at no cost to you</li>
<li>Forms in large print, or read aloud</li>
<li>A visit by video or phone, where care allows it</li>
<li>More time, a quiet room, or someone with you</li>
</ul>
<p>Hard of hearing, or using a relay service? Dial <a href="tel:711">711</a>.</p>`,
    ),
    articleSection(
      'report',
      'Report a barrier',
      `<p>Call <a href="tel:{phone}">{phone}</a> or write to <a href="mailto:{email}">{email}</a>. Say which page or place it was, and how we can reach you. Please leave out details about your health.</p>
<p>You may also complain to the <a href="https://www.hhs.gov/ocr/complaints/index.html">Office for Civil Rights</a> of the U.S. Department of Health and Human Services.</p>
<p>This statement was written on November 21, 2026.</p>`,
    ),
  ],
  seo: {
    metaTitle: 'Accessibility | {name}',
    metaDescription:
      'How accessible this website and our offices are, what we know and do not know, what you can ask for, and how to report a barrier.',
    keywords: [
      'accessibility statement',
      'wheelchair accessible rehab Georgia',
      'sign language interpreter treatment',
    ],
  },
})
