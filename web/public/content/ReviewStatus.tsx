/** Does not claim that any page is reviewed, because each page shows this itself. */
export const ReviewStatus = () => (
  <p>
    <strong>A page that a clinician has reviewed names the reviewer and the day at its end.</strong> Where no
    reviewer is named, or the reviewer is marked as a sample, no clinician has reviewed the page yet.
  </p>
)
