import { blogPost } from '../blogPost.ts'

export const grandparentsRaisingGrandchildren = blogPost({
  slug: 'grandparents-raising-grandchildren',
  title: 'Grandparents raising grandchildren: starting over at sixty',
  searchTitle: 'Raising your grandchildren',
  category: 'Family and friends',
  author: 'Foothills Family Program',
  date: '2026-10-08',
  description:
    'When addiction puts grandchildren in your care overnight: first-week papers, what to tell the children, how to handle the parent, and rest for you.',
  content: `<p>The call came on a Tuesday, and by Wednesday there was a car seat in your dining room. You’re sixty-three. You had plans for the shed. Now you are looking up how much Tylenol to give a toddler, and somewhere under all of that, you are worried sick about your own child.</p>
<p>You’re a grandparent raising grandchildren. There are many of you, in Georgia and everywhere.</p>
<h2>Papers to sort out in the first week</h2>
<p>You can love a child without papers, but you can’t always enroll one in school. In rough order:</p>
<ul>
  <li><strong>Gather</strong> birth certificates, Social Security cards, shot records, insurance or Medicaid cards. If you can’t, the health department, school and pediatrician can help you get copies.</li>
  <li><strong>Get authority.</strong> If the parent agrees, a signed and notarized power of attorney for the care of a minor can let you deal with school and doctors. Temporary guardianship goes through your county’s probate court. If the state placed the children with you, ask the caseworker what you may sign.</li>
  <li><strong>Ask about money.</strong> Children may qualify for cash help, food assistance, Medicaid and child care help, and for some of them your own income may not be counted. Georgia’s Division of Family and Children Services has kinship navigators, whose job is to explain this. Ask for one by that name.</li>
  <li><strong>See a lawyer,</strong> or legal aid if you can’t pay, before you sign anything permanent.</li>
</ul>
<p>Rules change, so check each of these with the office in charge.</p>
<h2>Telling the children</h2>
<p>They need to know three things: <em>You’re safe. It isn’t your fault. Here’s what happens tomorrow.</em> Keep the real reason short and true. “Your mom has an illness called addiction. She’s not well enough to take care of you right now. You’re staying with us, and on Saturday we’ll have pancakes.”</p>
<p>Expect odd behavior. A child who hides food, wets the bed or rages over the wrong cup isn’t bad. They have been living on alert. Same bedtime, same breakfast, same chair. Boring is medicine. If it goes on, ask the pediatrician about help for <a href="/what-we-treat/mental-health-treatment/trauma">trauma</a>.</p>
<h2>Your own child</h2>
<p>This is the part nobody asks about. You’re raising their babies and grieving them while they’re alive. Some days you’d give anything to hear the truck; other days you hide when you hear it.</p>
<p>Decide on the rules about visits when you’re calm: sober, here, in the daytime, an hour. “You can see them Sunday at two. If you’ve been using, we’ll do it another Sunday. I love you either way.” Then do as you said.</p>
<p>Keep naloxone in the house.</p>
<p>If someone can’t be woken, call <a href="tel:911">911</a> and send the kids to the neighbor’s.</p>
<p>Lock up your own medicines, too, for the toddler’s sake and for your child’s.</p>
<p>If your child talks of suicide, or you find yourself thinking that you can’t go on, call or text <a href="tel:988">988</a>.</p>
<p>And a person who drinks or takes benzodiazepines daily shouldn’t be told to stop before they may visit without a doctor in the picture; sudden withdrawal can be dangerous.</p>
<p>When they begin to get better, let them be a parent in small, real ways. Reading at bedtime over the phone. The shoes. You are holding their place, and holding it is a gift to three generations.</p>
<h2>Support for you</h2>
<p>Put on your own glasses first. Keep your doctor’s appointment. Find one other grandparent; ask the school counselor, they know who. Take the Friday off that somebody at church offered, and don’t mop.</p>
<p>Our <a href="/how-we-help/family-programs">family programs</a> welcome the ones who hold the family up, and <a href="/how-we-help/family-programs/family-therapy">family therapy</a> can put all three generations in a room with somebody neutral. Grief without a funeral is still grief, and a counselor for <a href="/what-we-treat/mental-health-treatment/grief-and-loss">grief and loss</a> will know what you mean.</p>
<p>The shed can wait. There’s a small person who’d like to hold the flashlight.</p>`,
})
