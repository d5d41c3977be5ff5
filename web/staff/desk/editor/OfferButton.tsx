import type { ComponentProps } from 'react'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { toastFailure } from '../../ui/toasts.tsx'

/** A button that stays where it is when its action is not offered, and then says why. */
export const OfferButton = ({
  whyNot,
  isBusy = false,
  children,
  ...button
}: ComponentProps<typeof SmallButton> & { whyNot: string | undefined; isBusy?: boolean }) => (
  <SmallButton
    {...button}
    aria-disabled={whyNot !== undefined || isBusy}
    title={whyNot ?? button.title}
    onClickCapture={() => whyNot && toastFailure('Not possible now', whyNot)}
  >
    {children}
  </SmallButton>
)
