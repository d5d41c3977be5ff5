import { blogPost } from '../blogPost.ts'

export const northGeorgiaVeteransWhereToStart = blogPost({
  slug: 'north-georgia-veterans-where-to-start',
  title: 'For veterans in north Georgia: where to start',
  searchTitle: 'Help for north Georgia veterans',
  category: 'Georgia resources',
  author: 'Foothills Care Coordination',
  date: '2025-11-06',
  description:
    'VA care, community care or a civilian program: a plain guide for Georgia veterans who drink or use to get through the night and want a way out of it.',
  content: `<p>You know how to stay awake. You learned it somewhere with sand or salt water or a tree line, and your body never got the message that the watch was over. So you check the back door, pour another one, and sit in the dark room where you can see the road.</p>
<p>If that is tonight, here is where you can start, in whatever order you can stand.</p>
<h2>Help right now</h2>
<p>The Veterans Crisis Line is reached by dialing <a href="tel:988">988</a> and pressing 1.</p>
<p>You can also reach it through <a href="https://www.veteranscrisisline.net">veteranscrisisline.net</a>. You need not be enrolled in VA care, and you do not have to be about to do something. “I’m a vet and I can’t settle” is reason enough.</p>
<p>If your life or somebody else’s is in danger, or someone has taken too much, call <a href="tel:911">911</a>.</p>
<p>While things are rough, put time and distance between yourself and your firearms. Ask a buddy to hold them, use an off-site locker, or keep the ammunition somewhere else. You would do it for one of your own.</p>
<h2>Three ways to get care</h2>
<p><strong>The VA.</strong> Veterans can be seen at VA medical centers and clinics around the state, and Vet Centers offer counseling in a smaller, quieter setting. If you were turned away years ago, ask again. Eligibility rules have changed over the years, including for some people with less than honorable discharges. A county veterans service officer or a service organization can help with papers at no charge.</p>
<p><strong>VA community care.</strong> When the VA cannot see you soon enough, or the drive is too far, it may be able to send you to a provider near home. That has to be approved by the VA first, so make that call before you start elsewhere if you want the VA to pay.</p>
<p><strong>A civilian program.</strong> Some veterans would rather not walk into a government building. You may have insurance through work or a spouse. Our page on <a href="/paying-for-treatment">what each plan covers</a> says what to ask yours before you begin, and which groups meet in the evening. <a href="/how-we-help/veterans-rehab">Care for veterans</a> is about the treatment itself.</p>
<p>No door is the wrong one, and you can change doors.</p>
<h2>What to say when someone picks up</h2>
<p>You can read this out loud:</p>
<blockquote><p>“I’m a veteran. I’ve been drinking to sleep, about this much a night. I have nightmares. I don’t know what I’m eligible for. What’s the soonest someone can see me?”</p></blockquote>
<p>Say the amount truthfully. Drinking hard every day means that stopping suddenly can be dangerous, with seizures in the worst case, and you may need medical detox first. Same for benzodiazepines. Those are safety facts, and nobody is keeping score.</p>
<h2>Trauma and substance use together</h2>
<p>Many veterans were told to get sober first and deal with the memories later, or the other way around. In practice the two are tangled. Treating <a href="/what-we-treat/mental-health-treatment/ptsd">PTSD</a> and drinking together, by people who talk to each other, is often the better road. It is called <a href="/how-we-help/co-occurring-disorder-treatment">co-occurring disorder treatment</a>. There are therapies made for trauma that do not require you to tell every detail to a stranger on the first day.</p>
<p>Pain belongs in this talk too. If your back or your knees are why you started on pills, bring it up.</p>
<h2>Support for partners</h2>
<p>You did not imagine the change. Wake them from the foot of the bed and not from the shoulder. Learn the signs of a bad week. Call the crisis line yourself if you need advice; it takes calls from family. And you can come and talk with someone even if they will not.</p>
<p>The watch can be handed over. That is how every watch you ever stood was meant to end.</p>`,
})
