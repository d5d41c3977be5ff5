import { shownInSearch } from '#shared/documents/seo.ts'
import type { DocumentKind } from '#shared/entities/documents.ts'
import { limits } from '#shared/limits.ts'
import type { FieldGroup, FieldRow } from './fieldTypes.ts'
import { siteFields } from './siteFields.ts'

/** The help for texts in which staff can name facts of the clinic. */
const markersHelp =
  'For facts of the clinic write {phone}, {phone:Name of an office}, {address:Name of an office}, {email} or {name}: they change with Clinic.'

const searchEngines: FieldGroup = {
  title: 'Search engines and shared links',
  isAside: true,
  hasSeoPreview: true,
  fields: [
    {
      path: ['seo', 'metaTitle'],
      label: 'Search title',
      help: `The blue line in search results. Without it, the title is used. Up to ${shownInSearch.title} characters are shown.`,
      control: 'line',
    },
    {
      path: ['seo', 'metaDescription'],
      label: 'Search description',
      help: `The two lines below it. Say what the reader will find. Up to ${shownInSearch.description} characters are shown.`,
      control: 'text',
    },
    {
      path: ['seo', 'keywords'],
      label: 'Keywords',
      help: 'Words that people search for, separated by commas.',
      control: 'keywords',
    },
  ],
}

const mainImage: readonly FieldRow[] = [
  {
    path: ['image1'],
    label: 'Main image',
    help: 'Beside the title, in lists and in menus.',
    control: 'image',
    required: true,
  },
  {
    path: ['image1Alt'],
    label: 'Main image in words',
    help: 'What a person who cannot see it should know. Without it, the title is used.',
    control: 'line',
  },
]

const treatmentTexts: readonly FieldRow[] = [
  {
    path: ['text1'],
    label: 'Introduction',
    help: `What this page is about, in the first two sentences. ${markersHelp}`,
    control: 'richText',
  },
  { path: ['heading1'], label: 'First heading', control: 'line' },
  { path: ['text2'], label: 'Text below the first heading', control: 'richText' },
  { path: ['image2'], label: 'Second image', control: 'image' },
  { path: ['heading2'], label: 'Second heading', control: 'line' },
  { path: ['text3'], label: 'Text below the second heading', control: 'richText' },
  { path: ['heading3'], label: 'Third heading', control: 'line' },
  { path: ['text4'], label: 'Text below the third heading', control: 'richText' },
  { path: ['image3'], label: 'Third image', control: 'image' },
  {
    path: ['heroImage'],
    label: 'Wide image',
    help: 'Across the whole page, below the text.',
    control: 'image',
  },
  {
    path: ['sections'],
    label: 'Further sections',
    help: 'After the texts above, each below a heading of its own.',
    control: 'list',
    list: {
      name: 'sections',
      singular: 'section',
      fields: [
        { name: 'heading', label: 'Heading', control: 'line', required: true },
        { name: 'html', label: 'Text', control: 'richText', required: true },
        { name: 'image', label: 'Image above the heading', control: 'image' },
      ],
    },
  },
]

const sources: FieldRow = {
  path: ['sources'],
  label: 'Sources',
  help: 'The guidelines that the texts were checked against, listed at the end of the page.',
  control: 'list',
  list: {
    name: 'sources',
    singular: 'source',
    fields: [
      { name: 'title', label: 'Source title', control: 'line', required: true },
      { name: 'publisher', label: 'Publisher', control: 'line', required: true },
      { name: 'year', label: 'Year', control: 'number', required: true },
      { name: 'url', label: 'Web address', help: 'Begins with https://.', control: 'line', required: true },
    ],
  },
}

const title: FieldRow = { path: ['title'], label: 'Title', control: 'line', required: true }
const treatmentDescription: FieldRow = {
  path: ['description'],
  label: 'Description',
  help: 'One or two sentences below the title and in lists.',
  control: 'text',
  required: true,
}

/** The fields of each kind, in the order of the screen. Their schemas are in `shared/entities/documents.ts`. */
export const documentFields: Readonly<Record<DocumentKind, readonly FieldGroup[]>> = {
  post: [
    {
      fields: [
        { ...title, help: 'What the post is about, in the words of a reader.' },
        { path: ['content'], label: 'Body', help: markersHelp, control: 'richText', required: true },
      ],
    },
    {
      isAside: true,
      fields: [
        {
          path: ['slug'],
          label: 'Address',
          help: 'Made from the title. Lower-case words joined by “-”.',
          control: 'postAddress',
          required: true,
        },
        {
          path: ['category'],
          label: 'Category',
          help: 'Posts of one category are listed together.',
          control: 'known',
          required: true,
        },
        {
          path: ['author'],
          label: 'Author',
          help: 'The name that readers see.',
          control: 'known',
          required: true,
        },
        {
          path: ['excerpt'],
          label: 'Excerpt',
          help: 'One or two sentences for search results and shared links.',
          control: 'text',
          required: true,
        },
      ],
    },
    searchEngines,
  ],
  faq: [
    {
      fields: [
        {
          path: ['question'],
          label: 'Question',
          help: 'In the words of a visitor.',
          control: 'line',
          required: true,
        },
        {
          path: ['answer'],
          label: 'Answer',
          help: `The answer first, then what to do next. ${markersHelp}`,
          control: 'richText',
          required: true,
        },
      ],
    },
    {
      isAside: true,
      fields: [
        {
          path: ['categoryName'],
          label: 'Category',
          help: 'Questions of one category stand together.',
          control: 'known',
          required: true,
        },
        {
          path: ['servicePageId'],
          label: 'Page',
          help: 'The treatment page that shows it. A general question is on the FAQ page.',
          control: 'treatmentPage',
        },
        { ...sources, help: 'What the answer was checked against, listed below it.' },
        { path: ['checkedOn'], label: 'Checked on', control: 'day' },
      ],
    },
  ],
  review: [
    {
      fields: [title, { path: ['content'], label: 'Review', control: 'text', required: true }],
    },
    {
      isAside: true,
      fields: [
        {
          path: ['author'],
          label: 'Author',
          help: 'Only as the person agreed to be named, such as “Marcus T.”.',
          control: 'line',
          required: true,
        },
        {
          path: ['rating'],
          label: 'Stars',
          help: 'The number that the person gave. A review without one cannot be published.',
          control: 'stars',
          required: true,
        },
        {
          path: ['consent', 'date'],
          label: 'Consent given on',
          help: 'A review of a person is published only with their recorded consent. Visitors never see it.',
          control: 'date',
          required: true,
        },
        {
          path: ['consent', 'how'],
          label: 'How it was given',
          help: 'Such as “Signed form, filed at the main office”. Nothing about health.',
          control: 'line',
          required: true,
        },
        { path: ['consent', 'recordedBy'], label: 'Recorded by', control: 'recordedBy', required: true },
      ],
    },
  ],
  service: [
    {
      fields: [
        title,
        {
          path: ['slug'],
          label: 'Page',
          help: 'The treatment page that the service links to.',
          control: 'treatmentPath',
          required: true,
        },
        { path: ['description'], label: 'Description', control: 'text', required: true },
      ],
    },
  ],
  treatment: [
    { fields: [title, treatmentDescription, ...treatmentTexts] },
    {
      isAside: true,
      fields: [
        {
          path: ['parentId'],
          label: 'Parent',
          help: 'The page or category that lists this page.',
          control: 'parentPage',
          required: true,
        },
        {
          path: ['slug'],
          label: 'Address',
          help: 'Made from the title. Lower-case words joined by “-”.',
          control: 'treatmentAddress',
          required: true,
        },
        {
          path: ['linkedFrom'],
          label: 'Also linked in',
          help: `The site map and the list of its parent have every page. Each of these has room for ${limits.linkedPages} more.`,
          control: 'linkedFrom',
        },
        ...mainImage,
        sources,
      ],
    },
    searchEngines,
  ],
  landing: [
    { fields: [title, treatmentDescription, ...treatmentTexts] },
    { isAside: true, fields: [...mainImage, sources] },
    searchEngines,
  ],
  page: [
    {
      fields: [
        title,
        { path: ['content'], label: 'Sections', help: markersHelp, control: 'sections', required: true },
      ],
    },
    searchEngines,
  ],
  alert: [
    {
      fields: [
        {
          path: ['message'],
          label: 'Message',
          help: 'What happened, and what to do instead. Up to 200 characters.',
          control: 'text',
          required: true,
        },
        {
          path: ['level'],
          label: 'Level',
          help: 'Visitors can dismiss information, but nothing that is urgent.',
          control: 'alertLevel',
        },
        {
          path: ['startsAt'],
          label: 'Starts',
          help: 'Eastern Time. Without it, the alert starts when you publish it.',
          control: 'clinicTime',
        },
        {
          path: ['endsAt'],
          label: 'Ends',
          help: 'Eastern Time. The alert disappears by itself.',
          control: 'clinicTime',
          required: true,
        },
      ],
    },
    {
      isAside: true,
      fields: [
        {
          path: ['linkText'],
          label: 'Link text',
          help: 'What the link does, such as “Ask for a call”.',
          control: 'line',
        },
        {
          path: ['link'],
          label: 'Link',
          help: 'A page of this site, such as /contact-us, a web address, or a number, such as tel:988.',
          control: 'line',
        },
        {
          path: ['pages'],
          label: 'Pages',
          help: 'Where the alert is shown. Without a choice, on all pages.',
          control: 'pages',
        },
      ],
    },
  ],
  site: siteFields,
}

export const allFields = (kind: DocumentKind): FieldRow[] =>
  documentFields[kind].flatMap(({ fields }) => fields)
