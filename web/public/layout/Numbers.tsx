import { crisisLinesOf } from '#shared/clinic/crisisLines.ts'
import { corporateOffice } from '#shared/clinic/offices.ts'
import type { CareCardName } from '#shared/entities/careCard.ts'
import { languageOf } from '#shared/pages.ts'
import { useReadSite } from '../../data/useSite.ts'
import { useCurrentPath } from '../../ui/useCurrentPath.ts'
import { CareNumbers } from '../content/lazyCareCard.ts'

/**
 * The numbers as prose, which reader views and "Listen to page" keep: they drop bars, lists of links and the footer. The
 * page in Spanish says them in its own words.
 */
export function Numbers() {
  const site = useReadSite()
  const language = languageOf(useCurrentPath())
  if (!site || language !== 'en') return null
  return (
    <p className="visually-hidden" data-nosnippet="">
      Help right now, at any hour. {crisisLinesOf(site).map(sentenceOf).join(' ')} Our offices.{' '}
      {site.offices.map(({ name, phone }) => sentenceOf({ name, number: phone })).join(' ')}
    </p>
  )
}

/** The same for the end of an article and of the FAQ, of which reader views keep nothing but the text. */
export function NumbersInText({ card }: { card?: CareCardName | undefined }) {
  const site = useReadSite()
  if (!site) return null
  const { name, phone } = corporateOffice(site)
  return (
    <p className="visually-hidden" data-nosnippet="">
      {card && <CareNumbers name={card} />} {site.crisisLines.map(sentenceOf).join(' ')} Our office in {name}:{' '}
      {phone}.
    </p>
  )
}

const sentenceOf = ({ name, number }: { name: string; number: string }) => `${name}: ${number}.`
