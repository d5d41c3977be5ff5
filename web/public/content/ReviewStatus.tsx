/** Says of no page that somebody has reviewed it: each page does that itself. */
export const ReviewStatus = () => (
  <p>
    <strong>Each treatment page names its reviewer and the day of the review at its end.</strong> Where the
    reviewer is marked as a sample, or no reviewer is named, no clinician has reviewed the page yet.
  </p>
)
