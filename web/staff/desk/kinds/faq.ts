import { faqsOnPage, pagesOfFaq } from '#shared/documents/faqsOnPage.ts'
import { isRecord } from '#shared/documents/pageContent.ts'
import { pages } from '#shared/pages.ts'
import { distinctTexts } from '#shared/text/distinctTexts.ts'
import { textOf } from '#shared/text/textOf.ts'
import { type KindForm, optional, required } from './fieldsOf.ts'
import { without, withRow } from './responses.ts'
import { checkedSources, markersHelp } from './sharedFields.ts'

export const faq: KindForm = {
  fields: {
    question: required('title', 'Question', 'In the words of a visitor.'),
    answer: required('richText', 'Answer', `The answer first, then what to do next. ${markersHelp}`),
  },
  details: {
    categoryName: required('known', 'Category', 'Questions of one category stand together.'),
    servicePageId: optional('treatmentPage', 'Page', 'The treatment page that shows it.'),
    alsoOn: {
      control: 'list',
      label: 'Also on',
      help: 'Other treatment pages that show it. At place 1 it is the first of their questions.',
      isOptional: true,
      entry: {
        servicePageId: required('treatmentPage', 'Page'),
        place: required('number', 'Place'),
      },
      initial: { place: 1 },
    },
    ...checkedSources('answer'),
  },
  previewPath({ content }, { treatmentPages = [] }) {
    const page = treatmentPages.find(({ id }) => id === content.servicePageId)
    return page ? `/${page.slug}` : pages.faq.path
  },
  /** An FAQ of a treatment page is in the page's list and in the list of all FAQs. */
  withDraft({ path, query, published }, { id, content }) {
    if (path !== '/api/faqs' || !isRecord(published)) return undefined
    const servicePageId = query.get('servicePageId')
    const isShown = servicePageId === null || pagesOfFaq(content).includes(servicePageId)
    const rows = isShown
      ? withRow(published.faqs, { answer: '', ...content, id })
      : without(published.faqs, id)
    const faqs = servicePageId === null ? rows : faqsOnPage(rows.filter(isRecord), servicePageId)
    return {
      ...published,
      faqs,
      total: faqs.length,
      categories: distinctTexts(faqs.map((row) => (isRecord(row) ? textOf(row.categoryName) : ''))),
    }
  },
}
