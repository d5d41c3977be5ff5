import { isRecord } from '#shared/documents/pageContent.ts'

/** Removes values that do not have their field's type. Queries decide which fields are required. (Decision 45.) */
export function cleaned(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry !== null).map(cleaned)
  if (!isRecord(value)) return value
  const fields = Object.entries(value).flatMap(([name, field]) => {
    // Page content has its own parser, and structured data may be any JSON.
    if (name === 'content' || (name === 'structuredData' && isRecord(field))) return [[name, field] as const]
    const fitted = fittedTo(kindOf.get(name), field)
    return fitted === undefined ? [] : [[name, cleaned(fitted)] as const]
  })
  return Object.fromEntries(fields)
}

type Kind = 'text' | 'texts' | 'record' | 'records' | 'number' | 'image' | 'words'

/** A field has the same type in all responses. */
const fieldsOf: Readonly<Record<Kind, string>> = {
  text: `id slug title description category author excerpt createdAt updatedAt question answer categoryName
    servicePageId name tagline email phone street suite city state zip about parking access transit url number dial
    metaTitle metaDescription canonicalUrl canonical robots site_name card alt heroImage image1 image2 image3 image1Alt
    heading html heading1 heading2 heading3 text text1 text2 text3 text4 lastReviewed reviewedBy checkedOn message level
    startsAt endsAt linkText link publisher office nextVisit selfPay sampleNotice officeSampleNotice opens closes starts
    ends from to reason role license src type reader`,
  texts: 'linkedFrom categories days formerNames',
  record: 'seo openGraph twitter structuredData privacyOfficer map',
  records:
    'sources image1Sources sections offices hours exceptions groups crisisLines insurers accreditations socialLinks textSignOffs faqs posts alsoOn',
  number: 'rating version place',
  image: 'image',
  words: 'keywords metaKeywords',
}
const kindOf = new Map(
  Object.entries(fieldsOf).flatMap(([kind, names]) =>
    names.split(/\s+/).map((name) => [name, kind as Kind] as const),
  ),
)

/** Undefined if the value does not have the type. */
function fittedTo(kind: Kind | undefined, value: unknown): unknown {
  switch (kind) {
    case 'text':
      return isText(value) ? value : undefined
    case 'number':
      return typeof value === 'number' ? value : undefined
    case 'record':
      return isRecord(value) ? value : undefined
    case 'texts':
      return Array.isArray(value) ? value.filter(isText) : undefined
    case 'records':
      return Array.isArray(value) ? value.filter(isRecord) : undefined
    case 'words':
      return isText(value) ? value : fittedTo('texts', value)
    case 'image':
      return isText(value) || isRecord(value) ? value : undefined
    case undefined:
      return value
  }
}

const isText = (value: unknown): value is string => typeof value === 'string'
