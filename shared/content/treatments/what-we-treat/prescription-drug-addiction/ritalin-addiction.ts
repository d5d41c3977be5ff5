import { treatmentPage } from '../../../treatmentPage.ts'

export const ritalinAddiction = treatmentPage({
  slug: 'what-we-treat/prescription-drug-addiction/ritalin-addiction',
  title: 'Ritalin Addiction',
  description:
    'Ritalin and other methylphenidate medicines can turn into a short, repeating cycle. See how it happens, what to watch for and how treatment works.',
  lastReviewed: '2026-07-21',
  sources: ['stimulantUse', 'adhd'],
  keyPoints: [
    'Crushing or injecting Ritalin raises the risk of harm and addiction.',
    'Chest pain, a seizure or losing touch with reality is an emergency.',
    'Therapy and a steady day are the core of treatment.',
  ],
  text1: `<p>Ritalin has been around so long that parents who once took it in grade school now fill it for their own kids. Its active ingredient, methylphenidate, is also found in Concerta and in a patch, liquids and chewables. Used well, it helps a scattered mind settle. Used to stay up, stay thin, stay ahead or stay numb, it can become a loop that is hard to step out of.</p>
<p>What sets the short-acting tablets apart is the clock. They come on quickly and fade within a few hours, so a person may live through several small highs and lows before supper. If you find yourself chasing that curve, or watching your daughter, brother or husband chase it, this page is meant to help you see it clearly.</p>`,
  heading1: 'Signs of Ritalin addiction',
  text2: `<p>As a tablet wears off, attention slides, irritability rises and tiredness floods in. Taking another fixes that for a while. Soon the second is taken early, and the third has no medical reason behind it at all. Children may show the rebound as tears after school; grown-ups are more likely to call it stress.</p>
<p>Clues that the loop has tightened:</p>
<ul>
<li>a pharmacy bottle that empties well ahead of the date</li>
<li>“losing” medicine, or taking a child’s tablets</li>
<li>weight dropping, skipped lunches, cold fingers, a fluttering pulse</li>
<li>tics, skin picking, or talking faster than others can follow</li>
<li>being awake at three in the morning sorting drawers</li>
</ul>
<p>That second point carries heavy shame for parents. Please hear this: it happens in loving homes, it can be talked about here without a lecture, and telling someone is how both you and your child get safe.</p>`,
  heading2: 'Dangers of crushing, snorting or injecting',
  text3: `<p>Methylphenidate was made to be swallowed. Crushing it sends a rush to the brain that looks much more like <a href="/what-we-treat/cocaine-addiction">cocaine</a>, and the pull grows with it. Snorting wears away the lining of the nose. Injecting is riskier still, because fillers in the tablet do not dissolve; they can lodge in tiny vessels of the lungs and eyes and cause lasting damage, and shared equipment spreads infection.</p>
<p>Very high amounts may bring overheating, seizures, dangerous heart rhythms, panic or psychosis.</p>
<p>Call <a href="tel:911">911</a> for chest pain, a seizure, a collapse, or someone who is terrified and out of touch with what is real.</p>
<p>Keep the room cool and quiet until help comes. Pills that did not come from a pharmacy may hold fentanyl, so have naloxone at hand and use it if a person is limp and barely breathing.</p>
<p>Coming off can leave you exhausted and low.</p>
<p>If that turns into thoughts of not wanting to live, call or text <a href="tel:988">988</a>.</p>`,
  heading3: 'Treatment for Ritalin addiction',
  text4: `<p>We begin by asking what Ritalin has been doing for you. Was it attention? Weight? Loneliness at a new school? A job with too many hours? The answer decides where we put our effort. Someone with an eating disorder needs a different team around them than someone with untreated ADHD, and heart symptoms should be checked by a medical provider before anything else.</p>
<p>Care then grows from simple things done often: waking at one hour, eating before noon, counseling each week, a group of people who know the loop from inside. <a href="/how-we-help/relapse-prevention">Relapse prevention</a> work maps the two or three moments of the day when you are most likely to reach for a tablet and puts something else there. Parents and partners learn in <a href="/how-we-help/family-programs/family-therapy">family therapy</a> how to hold medicine safely without turning into guards.</p>
<p>Where <a href="/what-we-treat/mental-health-treatment/adhd">ADHD</a> is part of the story, your prescriber can consider non-stimulant or long-acting choices. And if psychosis, severe depression or an unsafe home is in the picture, a hospital or residential stay may be the wiser first stop.</p>`,
})
