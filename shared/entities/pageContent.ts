import * as z from 'zod/mini'
import { allowedAddress } from '../html/allowedHtml.ts'
import { linkAddress } from '../html/linkAddress.ts'
import { CareCardName } from './careCard.ts'
import { html, id, imageAddress, linkFields } from './text.ts'
import { validationMessages } from './validationMessages.ts'

const text = z.string().check(z.minLength(1))
export const address = z
  .string()
  .check(
    z.regex(allowedAddress, validationMessages.address),
    z.refine((address) => linkAddress(address) !== undefined, validationMessages.address),
  )
  .register(linkFields, { form: 'address' })
/** The English original of a text in another language. Visitors do not see it. */
const english = z.optional(text)
const words = { text, english }
const image = { src: imageAddress, alt: z.optional(z.string()) }

/** (Specification, Entities: "Element names", "Home element names".) */
const PageElement = z.discriminatedUnion('name', [
  element('main heading', words),
  element('section heading', words),
  element('section title', words),
  element('subtitle', words),
  element('description', words),
  element('content paragraph', words),
  element('cta button', { label: text, english, url: address }),
  element('profile image', image),
  element('background image', image),
  element('section image', image),
  element('background color', { color: text }),
  element('email input', { title: text, placeholder: z.optional(text) }),
  element('region dropdown', {
    title: text,
    placeholder: z.optional(text),
    options: z.array(z.strictObject({ label: text, value: text })),
  }),
  element('social icon', { url: address, iconName: text }),
  element('dark mode toggle', { label: z.optional(text), enabled: z.boolean() }),
  /** Shows the clinic's insurers. Older pages have `logos`, which are shown only while the clinic has no insurers. */
  element('insurance logos', {
    logos: z.optional(
      z.array(z.strictObject({ name: text, src: z.optional(imageAddress), alt: z.optional(z.string()) })),
    ),
  }),
  element('card', {
    title: text,
    description: z.optional(text),
    image: z.optional(imageAddress),
    ctaText: z.optional(text),
    ctaUrl: z.optional(address),
  }),
  element('feature', { title: text, description: z.optional(text), icon: z.optional(text) }),
  /** Shows an office, or people who agreed to be shown. Only this element requires an alternative text. */
  element('photograph', {
    src: imageAddress,
    alt: text,
    caption: z.optional(text),
    width: z.number().check(z.int(), z.minimum(1)),
    height: z.number().check(z.int(), z.minimum(1)),
  }),
  element('link list', {
    title: z.optional(text),
    english,
    links: z.array(z.strictObject({ label: text, english, url: address })),
  }),
  element('rich text', { html }),
  /** A text in another language beside its English original. */
  element('translated text', {
    englishHeading: z.optional(text),
    heading: z.optional(text),
    english: html,
    html,
  }),
  element('care card', { card: CareCardName }),
  /** All offices of the clinic by default. */
  element('group times', { office: z.optional(text) }),
  element('office facts', { office: text }),
  element('review status', {}),
])
type PageElement = z.infer<typeof PageElement>
export type ElementName = PageElement['name']
export type ElementValues = { [Element in PageElement as Element['name']]: Element['values'] }

export const elementSchemas = Object.fromEntries(
  PageElement.def.options.map(({ shape: { name, values } }) => [name.def.values[0], values]),
) as unknown as Readonly<Record<ElementName, z.ZodMiniObject>> // The list above has every element.

const sectionTypes = ['elements', 'embed', 'locations']

export const ElementsSection = z.strictObject({
  name: text,
  type: z.optional(z.literal('elements', validationMessages.oneOf(sectionTypes))),
  elements: z.array(PageElement).check(z.minLength(1, validationMessages.emptySection)),
})

/** An iframe. Without `url`, it is the configured contact form. */
export const EmbedSection = z.strictObject({
  name: z.optional(text),
  type: z.literal('embed'),
  title: text,
  url: z.optional(address),
})

/** (Specification, Entities: "Location (from pages)".) */
export const PageLocation = z.strictObject({
  name: text,
  subtitle: z.optional(text),
  address: text,
  city: text,
  state: text,
  zip: text,
  phone: text,
  directions_url: address,
})
export type PageLocation = z.infer<typeof PageLocation>

/** Without `locations`, the section shows the offices of the clinic. */
export const LocationsSection = z.strictObject({
  name: z.optional(text),
  type: z.literal('locations'),
  title: z.optional(text),
  locations: z.optional(z.array(PageLocation)),
})

/** `items` are ids of rows. Without `items`, every row is shown. */
export const TableReference = z.strictObject({
  table: z.enum(['services', 'faqs', 'reviews', 'posts']),
  items: z.optional(z.array(id)),
})
export type TableName = z.infer<typeof TableReference>['table']

export const TableSection = z.extend(TableReference, { name: z.optional(text), title: z.optional(text) })

function element<const Name extends string, Values extends z.core.$ZodLooseShape>(
  name: Name,
  values: Values,
) {
  return z.strictObject({ name: z.literal(name), values: z.strictObject(values) })
}
