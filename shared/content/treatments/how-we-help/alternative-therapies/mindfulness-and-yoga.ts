import { treatmentPage } from '../../../treatmentPage.ts'

export const mindfulnessAndYoga = treatmentPage({
  slug: 'how-we-help/alternative-therapies/mindfulness-and-yoga',
  title: 'Mindfulness and Yoga',
  description:
    'Learn to notice a craving without obeying it, and to feel at home in your body again. A beginner’s guide to mindfulness and yoga in recovery.',
  lastReviewed: '2026-10-06',
  sources: ['mindfulness', 'traumaInformedCare'],
  keyPoints: [
    'A craving rises, peaks and fades, often within half an hour.',
    'You can keep your eyes open and stop at any time.',
    'Shaking or confusion after stopping alcohol is an emergency, not a moment to meditate.',
  ],
  text1: `<p>Try this before reading further. Let your feet rest on the floor. Notice where the chair holds you up. Take one breath in, and let the breath out be a little longer than the breath in. That is the whole trick. The rest is practice.</p><p>Addiction pulls attention backward into regret and forward into the next drink or dose. Mindfulness brings it home, to this hour, with some kindness. Yoga does the same by way of the hamstrings. Neither requires you to believe anything, sit cross-legged or own stretchy pants. They are simple tools that people in recovery use to make a little space between feeling something and doing something about it.</p>`,
  heading1: 'Mindfulness for cravings',
  text2: `<p>A craving feels like a command that will grow until it is obeyed. In truth most cravings swell, crest and fade, frequently within half an hour. Urge surfing teaches you to ride that wave.</p><ol><li><strong>Find it.</strong> Where in the body does the urge live? Jaw, stomach, hands?</li><li><strong>Describe it.</strong> Tight, hot, buzzing, restless. Use plain words, as if reporting the weather.</li><li><strong>Breathe with it.</strong> Let each breath out be slow. You are not trying to make it go away.</li><li><strong>Watch it change.</strong> It may sharpen, move or soften. Notice the first moment it eases.</li></ol><p>You are teaching your brain that wanting is survivable. A structured course built around this, mindfulness-based relapse prevention, mixes such exercises with the coping skills described under <a href="/how-we-help/relapse-prevention">relapse prevention</a>. Practice on small urges first, like reaching for your phone.</p>`,
  heading2: 'Yoga: what to expect',
  text3: `<p>Substances numb, and so does pain. After months or years of living from the neck up, it can be startling to feel your own ribs move. Gentle yoga lets that happen a little at a time. You learn how to tell effort from strain, how to steady yourself with the breath, and how to rest on purpose, which may be the hardest pose of all.</p><p>Trauma-sensitive teachers offer choices rather than orders. They say “you might lift your arms” and mean it. They do not touch without asking. Eyes can stay open, and the door stays visible. If you live with <a href="/what-we-treat/mental-health-treatment/trauma">trauma</a>, ask for a class of that kind.</p><p>Chair yoga works for bad knees, large bodies and pregnancy, with your doctor’s approval. Hot rooms and long fasts, on the other hand, are poor ideas in early recovery, when the body is still finding its balance.</p>`,
  heading3: 'When to stop or get help',
  text4: `<p>For some people, closing the eyes opens a trapdoor. Memories rush in, the heart pounds, or the room goes unreal. That is no sign that you are bad at this. Stop, look around, name five blue objects, press your palms together. Walk instead of sitting. Tell your counselor, who can adjust the practice or set it aside for now.</p><p>Please do not use meditation to grit your teeth through something dangerous.</p>
<p>Shaking, fever, confusion or seeing things after stopping alcohol or sedatives may be withdrawal, which can be life-threatening: call <a href="tel:911">911</a>. If quiet brings thoughts of suicide, call or text <a href="tel:988">988</a>.</p><p>Otherwise, start where you are. Three breaths at each red light is a true practice. Skills from <a href="/how-we-help/dialectical-behavior-therapy">dialectical behavior therapy</a> grow from the same root, so what you learn in one place will help you in the other.</p>`,
})
