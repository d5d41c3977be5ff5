import type { ComponentProps } from 'react'
import { SmallButton } from '../../ui/SmallButton.tsx'
import type { DocumentActions } from './useDocumentActions.ts'
import type { Offer } from './useOffers.ts'

/** A button that stays where it is when its action is not offered, and then says why. */
export function OfferButton({
  offer,
  actions: { isBusy, whyNot, refuse },
  children,
  ...button
}: ComponentProps<typeof SmallButton> & { offer?: Offer; actions: DocumentActions }) {
  const why = offer && whyNot(offer)
  return (
    <SmallButton
      {...button}
      aria-disabled={why !== undefined || isBusy}
      title={why ?? button.title}
      onClickCapture={() => why && refuse({ title: 'Not possible now', text: why, offer })}
    >
      {children}
    </SmallButton>
  )
}
