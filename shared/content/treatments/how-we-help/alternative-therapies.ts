import { treatmentPage } from '../../treatmentPage.ts'

export const alternativeTherapies = treatmentPage({
  slug: 'how-we-help/alternative-therapies',
  title: 'Alternative Therapies',
  description:
    'Movement, stillness, nature and creativity can support recovery beside counseling and medication. What they offer, and what they cannot replace.',
  lastReviewed: '2026-07-23',
  sources: ['mindfulness', 'music', 'substanceUse'],
  keyPoints: [
    'These therapies add to treatment. They do not replace it.',
    'Mindfulness and exercise have the best evidence so far.',
    'Supplements sold for “natural detox” can harm you.',
  ],
  text1: `<p>Talk has its limits. There are evenings when you have explained yourself quite enough, and what you need is to breathe, stretch, hammer a drum or dig in wet soil until your shoulders come down from your ears.</p><p>The word “alternative” is a bit misleading. In our view these therapies are companions: they stand beside proven treatment and never in its place. Nobody should trade a life-saving medicine or a counselor for a yoga mat. But a plan made only of appointments can be dry, and a good many people find their way back to their own bodies, and to something like joy, through a side door. Here is a look at what might be behind it.</p>`,
  heading1: 'Types of alternative therapies',
  text2: `<p><strong>Quiet things.</strong> Guided breathing, body scans, gentle stretching and prayer or reflection according to your own tradition. Our page on <a href="/how-we-help/alternative-therapies/mindfulness-and-yoga">mindfulness and yoga</a> explains how to begin, even if sitting still sounds like torture.</p><p><strong>Making things.</strong> Paint, clay, collage, songwriting, percussion. You do not need talent, only a willingness to look a little foolish; see <a href="/how-we-help/alternative-therapies/art-and-music-therapy">art and music therapy</a>.</p><p><strong>Moving things.</strong> Walking groups, strength training, dance. Regular exercise lifts mood and helps sleep, both of which take a beating in early recovery.</p><p><strong>Living things.</strong> Time with horses or dogs, gardening, a morning beside one of the lakes or on a trail in the foothills. Animals are very good at noticing what you feel and never ask for your history.</p><p>Offerings change with the season and the office. Ask what is running now, and what we could point you to in the community.</p>`,
  heading2: 'What research says',
  text3: `<p>Evidence here is uneven, and you have a right to know it. Mindfulness training has been studied most, with encouraging findings for craving, stress and low mood. Exercise has good support as an aid for depression and anxiety. Creative and animal-assisted therapies have smaller studies behind them; many people value them, though how much they change substance use is less certain. Acupuncture for addiction has shown mixed results.</p><p>A fair rule is to ask three things of any method. Is it safe for me? Does it help me stay in the treatment that I know works? Do I feel more alive afterward?</p><p>Be wary of products, though. Supplements, <a href="/what-we-treat/kratom-addiction">kratom</a>, and teas sold for “natural detox” can interact with medicines, harm the liver or cause dependence themselves. Bring the label to your prescriber before you swallow anything.</p>`,
  heading3: 'How to choose and stay safe',
  text4: `<p>Choose one thing, small and near. Ten minutes after breakfast beats an ambitious retreat in the fall. Tell your counselor what you are trying so that the two strands can be woven together: the calm you find on a trail can be named, and used again during a tense call with your ex.</p><p>Some cautions are worth having. Pregnancy, heart trouble, an old back injury or a history of trauma may change which activities suit you. Deep quiet can stir painful memories; you may open your eyes, move or leave at any time.</p><p>And no complementary therapy can manage an emergency. Withdrawal from alcohol, benzodiazepines or similar sedatives can threaten your life and calls for medical detox.</p>
<p>Dial <a href="tel:911">911</a> for seizures, confusion or an overdose, and call or text <a href="tel:988">988</a> for suicidal thoughts.</p>
<p>Once you are safe, <a href="/how-we-help/group-therapy">group therapy</a> and the gentle arts make a fine pair.</p>`,
})
