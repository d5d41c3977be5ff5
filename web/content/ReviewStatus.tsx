import { site } from '#shared/site.ts'

/** Follows the flag of `shared/site.ts`, so that the page never claims a review that did not happen. */
export const ReviewStatus = () =>
  site.clinicianReviewed ? (
    <p>
      {site.reviewer} has reviewed the treatment pages. Each of them shows the date of its last review at its
      end.
    </p>
  ) : (
    <p>
      <strong>No clinician has reviewed these pages yet.</strong> The site shows sample content, and the
      review dates at the end of its treatment pages are samples too.
    </p>
  )
