/** Does not claim that any page is reviewed, because each page shows this itself. */
export const ReviewStatus = () => (
  <p>
    <strong>Each treatment page names its reviewer and the day of the review at its end.</strong> Where the
    reviewer is marked as a sample, or no reviewer is named, no clinician has reviewed the page yet.
  </p>
)
