import type { DangerRules } from '../entities/danger.ts'

const list = (phrases: string): string[] => phrases.split(/\s*[,\n]\s*/).filter(Boolean)

const alcohol = `shots, hammered, shitfaced, wasted, blackout drunk, tragos, alcohol, drunk, vodka, whiskey, tequila, liquor, booze, beer, wine, drank, drink, alcoholic,
  borracho, borracha, alcoholico, tomado, beber, bebido, licor, cerveza`
const sedatives = `xanax, xanny, bars, klonopin, valium, ativan, benzo, benzos, benzodiazepine, clonazepam, alprazolam,
  lorazepam, diazepam, phenibut, bromazolam, ambien, gabapentin, barbiturate, benzodiacepina, rivotril`
const stimulants = `coca, addy, addys, adderal, doing lines, did lines, lines of, smoked ice, smoking ice, on ice, doing ice, uppers, tweaking, tweaked, crystal, cocaine, coke, crack, meth, crystal meth, methamphetamine, molly, mdma, ecstasy, adderall, vyvanse,
  ritalin, stimulant, amphetamine, speed, tina, tusi, pre workout, cocaina, perico, cristal, metanfetamina, extasis`
const opioids = `suboxone, subutex, buprenorphine, bupe, methadone, oxy, oxycodone, oxycontin, percocet, percs, perc,
  hydrocodone, vicodin, norco, fentanyl, fent, heroin, dope, opioid, opiate, morphine, tramadol, codeine, dilaudid, blues,
  m30, tianeptine, kratom, 7oh, nitazene, tranq, pain patch, fentanilo, heroina, metadona, morfina`
const otherMedicines = `brownie, cookie, candy, pill, tablet, capsule, medicine, medication, meds, med, drug, patch, strip, film, gummy,
  gummies, edible, thc, weed, pot, marijuana, cannabis, vape, vape juice, nicotine, zyn, pouch, seroquel, trazodone, benadryl,
  tylenol, nyquil, dayquil, robitussin, mucinex, dxm, coricidin, cold medicine, acetaminophen, advil, ibuprofen, aspirin, melatonin, antidepressant, zoloft, prozac, lexapro, lithium, insulin,
  blood pressure, sleeping, muscle relaxer, flexeril, cough syrup, powder, bleach, rat poison, antifreeze, iron, vitamin, mouthwash, sanitizer, detergent, laundry pod, cleaner, battery, lighter fluid,
  pastilla, medicina, medicamento, droga, marihuana, gomita, jarabe, cloro, veneno, enjuague, detergente, pila`

/**
 * Which danger the words of a visitor name, in English and Spanish: who, what happens, with what substance. A false alarm
 * costs a glance and a miss can cost a life, so a rule is as wide as harmless searches allow.
 */
export const dangerRules: DangerRules = {
  groups: {
    child:
      list(`nena, nene, cousin, hes 1, hes 2, hes 3, hes 4, hes 5, hes 6, hes 7, shes 1, shes 2, shes 3, shes 4, shes 5, shes 6, shes 7, she is 2, she is 3, he is 2, he is 3, child, kid, toddler, baby, infant, newborn, son, daughter, year old, yr old, month old, nephew, niece,
      grandson, granddaughter, grandbaby, grandchild, grandkid, little boy, little girl, little brother, little sister, my boy,
      my girl, hijo, hija, hijito, nino, nina, bebe, nieto, nieta, sobrino, sobrina, menor`),
    ate: list(`ate, eat, eaten, swallow, swallowed, got into, gotten into, get into, drank, licked, chewed, chew,
      chewing, sucked on, bit into, in mouth, in her mouth, in his mouth, in their mouth, put in mouth, found my, toddler found, baby found, opened my, took,
      taken, ingested, got ahold of, got hold of, se comio, comio, se trago, trago, se tomo, tomo, bebio, mastico, agarro,
      en boca, en la boca`),
    alcohol: list(alcohol),
    substance: list(`${sedatives}, ${stimulants}, ${opioids}, ${otherMedicines}`),
    pills: list(`${sedatives}, ${opioids}, ${otherMedicines}`),
    poison:
      list(`poison, poisoned, poisoning, swallowed pills, swallowed pill, envenenado, envenenada, se enveneno,
      intoxicado, intoxicada, intoxicacion`),
    notPoison: list(
      'poisoning my food, poisoning his food, poisoning her food, poisoning our food, poison my food, alcohol poisoning, alcohol poison, poison ivy, food poisoning, toxic relationship',
    ),

    unresponsive:
      list(`cant get him up, cant get her up, cant get them up, wont open, open eyes, open his eyes, open her eyes, eyes rolled, needle in, needle still in, on bathroom floor, found him on, found her on, no abre los ojos, wont wake, cant wake, cannot wake, can not wake, will not wake, doesnt wake, isnt waking, not waking,
      didnt wake, hasnt woken, not woken, unable to wake, hard to wake, wont get up, wont respond, not responding,
      not responsive, isnt responding, doesnt respond, unconscious, unresponsive, passed out, pass out, knocked out, out cold,
      collapsed, went limp, limp, not moving, isnt moving, coma, no despierta, no se despierta, no puedo despertar, no responde,
      no reacciona, inconsciente, desmayado, desmayada, se desmayo, se desplomo`),
    breathing:
      list(`not breathing, isnt breathing, stopped breathing, stop breathing, stops breathing, barely breathing,
      hardly breathing, breathing once, breathing like once, breathing every, breath every, breaths minute, breathing slow, slow breathing, breathing weird, breathing funny, shallow breathing, gurgling, gurgle,
      death rattle, gasping, choking on vomit, no pulse, foaming, foam at mouth, foam from mouth, lips blue, lips are blue,
      blue lips, lips turning, turning blue, turned blue, turns blue, went blue, gone blue, looks blue, hes blue, shes blue, is blue, he blue,
      she blue, im blue lips, face blue, blue face, blue fingers, fingers blue, skin blue, lips purple, lips are purple, lips are gray, lips are grey, lips are white, turning purple,
      is gray, is grey, hes gray, hes grey, shes gray, shes grey, looks gray, looks grey, is purple, looks purple, lips gray, lips grey, turning gray, turning grey, pinpoint pupils, no respira, no esta respirando, dejo de respirar,
      respira mal, respira lento, labios azules, labios morados, morado, esta azul, se puso azul, echa espuma`),
    overdose:
      list(`od on, overdose, overdosed, overdosing, over dose, over dosed, od, oding, od d, o d, ods, odd on, sobredosis,
      narcan didnt work, narcan not working, narcan isnt working, narcan doesnt work, gave narcan, gave him narcan, gave her narcan,
      gave them narcan, give narcan, used narcan, need narcan, no narcan, dont have narcan`),
    notOverdose:
      list(`overdose awareness, overdose prevention, prevent overdose, preventing overdose, overdose training,
      overdose statistics, overdose deaths, overdose death rate, overdose law, overdose day, overdose memorial, overdose grief,
      died of overdose, died from overdose, lost to overdose, overdose class`),
    story: list(
      `movie, film about, documentary, song, lyrics, book about, novel, overdose news, school project, essay, report for, facts for, facts about, statistics, violence class, violence course, training, definition`,
    ),
    tooMuch:
      list(`too many, too much, to many, whole bottle, entire bottle, full bottle, bottle of, handful of, double dose,
      doubled, extra dose, all of my, all of his, all of her, all my, all his, all her, twice my, twice dose, demasiado, demasiada, demasiadas, demasiados, muchas, un frasco, frasco de, todo el frasco`),
    count: list(
      '5, 6, 7, 8, 9, 10, 12, 14, 15, 16, 18, 20, 24, 25, 28, 30, 40, 50, 60, 90, 100, ten, twelve, twenty, thirty, sixty',
    ),
    took: list(`took, taken, swallowed, swallow, ate, downed, snorted, shot up, injected, popped, drank, just did,
      accidentally took, tome, tomo, se tomo, me tome, se trago, se inyecto, trago`),
    tookTooMuch:
      list(`took too much, took too many, taken too much, taken too many, took to much, took to many,
      took whole bottle, took everything, swallowed bottle, took bottle, tomo demasiado, tome demasiado`),
    mixed:
      list(`took, mixed, mix, mixing, combined, drank, drunk, together, on top of, after drinking, with alcohol, with wine, with beer, with vodka, with liquor, tomo,
      tome, mezclo, mezcle`),
    sedativeOrOpioid: list(`${sedatives}, ${opioids}, sleeping pill, pill, pastilla`),
    opioid: list(`${opioids}, shot up, shooting up`),
    nodding: list(
      'he fell out, she fell out, nodding, nodded, nods, nod off, snoring weird, snoring loud, cant stay awake, keeps falling asleep',
    ),
    emergency: list('emergency, 911, dying right now, hes dying, shes dying, emergencia, se esta muriendo'),
    notEmergency: list('emergency contact, emergency room cost, emergency number list, emergency medicaid'),
    seizure: list(
      `seizure, seizing, convulsing, convulsion, convulsions, convulsiona, convulsionando, ataque epileptico`,
    ),
    asksAbout:
      list(`cause, causes, what is psychosis, what is paranoia, what are, how long, define, meaning, history of, disorder,
      seizure medication, medicine for, medication for, risk of, treatment for, therapy for, drug test, recovery from, blog, article`),

    violence:
      list(`is outside my house, is outside my door, is outside my window, banging on my door, hits my mom, hits my sister, hits my brother, hits my kid, hits my dog, threaten, with knife, with a machete, got knife, has knife, my ex follows, my ex keeps following, ex wont leave me alone, amenaza, cuchillo, hits me, hit me, hitting me, beats me, beat me, beating me, beaten me, punched me, punches me, slapped me,
      slaps me, kicked me, kicks me, shoved me, pushes me, pushed me, choke me, choked me, chokes me, choking me, strangled me,
      strangles me, strangling me, hands around my neck, grabbed me by, throws things at me, threw me, threatens me,
      threatened me, threatening me, threatens to kill, threatened to kill, going to kill me, gonna kill me, will kill me,
      wants to kill me, tried to kill me, afraid of him, afraid of her, scared of him, scared of her, afraid of my husband,
      afraid of my wife, afraid of my boyfriend, afraid of my girlfriend, afraid of my partner, scared of my husband,
      scared of my wife, scared of my boyfriend, scared of my partner, afraid to go home, scared to go home, raped me, rapes me, raped,
      forced me, forces me, forcing me, assaulted me, molested me, hurts me, hurting me, husband hurt me, boyfriend hurt me,
      abuses me, abusing me, abused by my, abusive, domestic violence, domestic abuse, partner violence, wont let me leave,
      wont let me go, locked me in, stalking me, stalks me, controls my money, hit my mom, hitting my mom,
      beats my, beating my, hits her, hits his, beats her, hurting my mom, hits kids, hits the kids, black eye, gun at me,
      pointed gun, pulled gun, pulled knife, knife at me, gun to my head, gun on me, me pega, me golpea, me pego, me golpeo,
      me ahorca, me ahorco, me amenaza, me amenazo, me quiere matar, me va a matar, me viola, me violo, violencia domestica,
      violencia en casa, violencia familiar, me maltrata, maltrato, abusa de mi, le pega, tengo miedo de mi, miedo a mi esposo,
      no me deja salir`),
    notViolence:
      list(`craving hit, cravings hit, it hit me, grief hit, anxiety hit, panic hit, sadness hit, urge hit, urges hit,
      reality hit, depression hit, loneliness hit, what hit me, loss hit, hits my insurance, hits my deductible`),

    stimulant: list(stimulants),
    heartOrHeat:
      list(`heart, chest, pulse, palpitations, arm numb, arm is numb, numb arm, sweating bad, temperature, taquicardia, pecho, chest pain, chest pains, chest hurts, chest hurt, chest is tight, chest tight, tight chest,
      chest tightness, chest pressure, pain in chest, pain in my chest, pain in his chest, pain in her chest, heart attack,
      heart racing, heart race, heart pounding, heart hurts, heart wont slow, heart beating, heart is going, heart skipping,
      racing heart, cant breathe, overheating, overheated, overheat, burning up, too hot, so hot, really hot, hot skin, is hot,
      very hot, boiling, high temperature, fever, 104, 105, stroke, arm numb, left arm, face drooping, cant feel my,
      jaw clenching, dolor de pecho, dolor en el pecho, duele el pecho, corazon acelerado, corazon, taquicardia,
      muy caliente, esta caliente, calentura, ardiendo, no puede respirar, no puedo respirar, infarto`),
    chest:
      list(`chest pain, chest pains, pain in chest, heart attack, having stroke, overamping, overamp, over amping,
      dolor de pecho, infarto`),
    anxiety: list('anxiety, anxious, panic, ansiedad, panico, worry, worried about'),

    drankTooMuch:
      list(`alcohol poisoning, alcohol poison, alcohol overdose, drank too much, drunk too much, drank way too much,
      too much alcohol, too much to drink, drank whole, drank entire, drank bottle, drank fifth, drank handle, drank gallon,
      bottle of vodka, bottle of whiskey, bottle of tequila, fifth of, chugged, throwing up drunk, vomiting drunk, wasted and,
      puking in sleep, throwing up in sleep, vomiting in sleep, congestion alcoholica, intoxicacion alcoholica, tomo demasiado alcohol,
      tomo mucho alcohol, coma etilico`),
    chronic:
      list(`always, every day, everyday, every night, daily, each night, years, drinks too much, drink too much,
      am i drinking, is drinking, how much is, how many drinks, quiz`),
    vomitOrCold:
      list(`throwing up, threw up, vomit, vomiting, puking, puke, cold and clammy, clammy, skin cold, cold skin,
      pale, confused, slurring, cant stand, cant walk, vomita, vomitando`),

    alcoholOrSedative: list(`${alcohol}, de tomar, ${sedatives}`),
    stopped:
      list(`out of xanax, out of klonopin, out of ativan, out of valium, out of benzos, dejar el alcohol, dejar de tomar, dejar de beber, no beer, no alcohol, no vodka, no wine, no liquor, no xanax, no benzos, no drinks, sober since, dejo el alcohol, deje el alcohol, dejo la bebida, deje la bebida, dejo el trago, sin alcohol, quit, stop, stopped, withdrawal, withdrawals, withdrawing, withdraw, detox, detoxing, coming off, came off,
      come off, get off, getting off, off of, off xanax, off benzos, days off, since last drink, since my last, last drink, ran out,
      run out, running out, without drink, without a drink, without drinking, without alcohol, dont drink, doesnt drink,
      havent drank, hasnt drank, havent had, hasnt had, havent drunk, no drink for, days sober, day sober, days without, cold turkey,
      abruptly, cut off, taper, wean, hungover for, dejo de tomar, deje de tomar, deja de tomar, dejo de beber, deje de beber, sin tomar, sin beber,
      abstinencia, dejar de golpe`),
    severe:
      list(`shaking, shake, shakes, shaky, trembling, tremble, tremors, tremor, seizure, seizing, seize, convulsing,
      convulsions, seeing things, sees things, hearing things, hears things, hearing voices, seeing bugs, sees bugs, bugs on,
      hallucinating, hallucinate, hallucinations, hallucinates, sweating, sweats, sweat, soaked, confused, confusion, delirious,
      fever, heart racing, racing heart, heart pounding, heart race, throwing up, vomiting, cant keep water, cant keep anything down,
      fainted, passed out, chest pain, scared im dying, temblor, temblores, temblando, tiembla, tiemblo, convulsion,
      convulsiones, alucina, alucinando, viendo cosas, ve cosas, veo cosas, oye voces, oigo voces, oigo cosas, oye cosas, escucha voces, suda, sudando, sudor, fiebre, confundido`),
    delirium: list('delirium tremens, dts, the dts, d t s, wet brain shaking'),
    withdrawal: list(
      'detox, detoxing, detoxed, withdrawal, withdrawals, withdrawing, abstinencia, sindrome de abstinencia',
    ),
    suddenly: list(
      'cold turkey, suddenly, abruptly, all at once, de golpe, ran out, run out, running out, cut me off, cut off my',
    ),

    plansOverdose: list(
      'plan to overdose, planning to overdose, want to overdose, wanna overdose, going to overdose, gonna overdose, gonna od, want to od, thinking of overdosing, thoughts of overdosing, thinking about overdosing',
    ),
    suicide:
      list(`kill my self, kill him self, kill her self, texted goodbye, texted me goodbye, goodbye text, saying goodbye, wants to end it, want to end it, dont see point, no point in living, no point living, life insurance if i, suicide, suicidal, suicidally, kill myself, killing myself, kil myself, killing himself, killing herself,
      kill himself, kill herself, kill themselves, killed himself, killed herself, want to die, wants to die, wanna die,
      wanting to die, wanted to die, ready to die, hope i die, hope to die, better off dead, rather be dead, wish i was dead,
      wish i were dead, wishes he was dead, wish i could die, end my life, ending my life, end his life, end her life,
      take my life, taking my life, take his own life, take her own life, take my own life, end it all, ending it all, end it tonight,
      end everything, dont want to live, doesnt want to live, dont want to be alive, doesnt want to be alive, not want to live,
      dont want to be here, doesnt want to be here, dont wanna be here, dont want to exist, dont want to wake up, never wake up,
      not wake up tomorrow, no reason to live, nothing to live for, tired of living, tired of being alive, cant go on, cant do this anymore,
      cant take it anymore, cant live like this, want to disappear, better without me, better of without me, better off without me, burden to my, burden to everyone, burden on my, im a burden, lethal dose, dosis letal, soy una carga,
      goodbye letter, goodbye note, suicide note, said goodbye, giving away his things, giving away her things, giving things away, gun to my head,
      gun to his head, gun to her head, gun in my mouth, gun in his mouth, loaded gun, bought a gun, bought gun, has a gun and, hang myself,
      hang himself, hang herself, hanging myself, noose, jump off, jump off bridge, drive off, shoot myself, shoot himself, shoot herself,
      slit my wrists, slit her wrists, slit wrists, overdose on purpose, od on purpose, overdosed on purpose, unalive, kms, kys,
      hopeless and want, lifeline, 988, suicidio, suicida, suicidarme, suicidarse, matarme, matarse, me quiero matar, se quiere matar,
      me voy a matar, se va a matar, quiero morir, quiere morir, quiero morirme, me quiero morir, se quiere morir, no quiero vivir, no quiere vivir,
      ya no quiero vivir, no quiero seguir viviendo, quitarme la vida, quitarse la vida, acabar con mi vida, acabar con todo, mejor muerto,
      no vale la pena vivir`),
    selfHarm:
      list(`cutting again, cut again, started cutting, hurt my self, cut my self, cutting my self, razor, self harm, self harming, self injury, cutting myself, cut myself, cuts myself, cutting herself, cut herself,
      cuts herself, cutting himself, cut himself, cuts himself, cutting themselves, cutting her arms, cutting her wrists,
      cutting my wrists, cutting my arms, cuts on arms, cuts on her arms, cuts on his arms, cutting wrists, daughter cutting, son cutting,
      daughter cuts, son cuts, burning myself, burns herself, hurt myself, hurting myself, hurt herself, hurting herself, hurt himself,
      hurting himself, harm myself, harm herself, harm himself, me corto, se corta, cortandose, cortarme, hacerme dano, hacerse dano, lastimarme,
      se lastima`),
    crisis: list('crisis, in crisis, mental breakdown, nervous breakdown, cant cope'),
    notSuicide:
      list(`suicide prevention volunteer, volunteer training, suicide prevention job, suicide prevention training, suicide squad, assisted suicide law, kill a craving, kill craving,
      kill cravings, crisis plan template, survivor of suicide, lost to suicide, crisis hotline job, jobs`),

    psychosis:
      list(`habla solo, habla sola, oye cosas, oigo cosas, escucha cosas, cree que es dios, tv is talking, radio is talking, tv talks, shes jesus, hes jesus, is jesus, voices wont, voices are, voices again, voices keep, voices say, voces, says shes god, says hes god, says she is god, says he is god, is god, is jesus, read my thoughts, reading my thoughts, read my mind, reading my mind, following me, poisoning my food, poisoning his food, poisoning her food, poisoning our food, chip in, spying on, government is, aliens, demons, demonios, lo siguen, me siguen, la siguen, creen que, hearing voices, hears voices, hear voices, voices in, voices telling, seeing things, sees things,
      see things that, seeing people, sees people, seeing shadows, shadow people, hearing things, hears things, hallucinating,
      hallucinates, hallucinate, hallucinations, psychosis, psychotic, paranoid, paranoia, delusional, delusions, thinks people are,
      thinks someone is, thinks they are watching, thinks everyone is, people are after, after me, after him, watching him, being watched,
      being followed, people following, fbi, cameras in, bugs under, bugs in my skin, bugs crawling, talking to people who, talking to himself,
      talking to herself, talking to himself, not making sense, isnt making sense, makes no sense, out of his mind, out of her mind, losing his mind,
      losing her mind, lost touch with reality, not in reality, thinks he is god, thinks hes god, thinks she is god, thinks hes jesus,
      oye voces, escucha voces, oigo voces, escucho voces, ve cosas, veo cosas, alucina, alucinando, alucinaciones, psicosis, psicotico,
      paranoico, lo persiguen, me persiguen, la persiguen, delira, delirando`),
    notPsychosis: list('named after me, looking after me, look after me, take after me, hallucinogen'),
  },
  rules: [
    ['suicide-risk', 'plansOverdose'],
    ['child-poisoning', 'child', 'ate', 'substance', '!alcohol'],
    ['child-poisoning', 'child', 'ate', 'pills'],
    ['child-poisoning', 'child', 'poison', '!notPoison'],
    ['overdose', 'breathing', '!alcohol'],
    ['overdose', 'breathing', 'sedativeOrOpioid'],
    ['overdose', 'unresponsive', '!alcohol'],
    ['overdose', 'unresponsive', 'alcohol', 'sedativeOrOpioid'],
    ['overdose', 'overdose', '!notOverdose', '!story'],
    ['stimulant-emergency', 'stimulant', 'heartOrHeat', '!stopped'],
    ['overdose', 'tookTooMuch', '!alcohol'],
    ['overdose', 'took', 'tooMuch', 'substance'],
    ['overdose', 'took', 'count', 'substance'],
    ['overdose', 'tooMuch', 'pills', '!asksAbout'],
    ['overdose', 'mixed', 'alcohol', 'sedativeOrOpioid', '!stopped'],
    ['overdose', 'nodding', 'opioid'],
    ['overdose', 'poison', '!notPoison', '!asksAbout'],
    ['overdose', 'emergency', '!notEmergency'],
    ['alcohol-poisoning', 'drankTooMuch', '!chronic', '!story'],
    ['alcohol-poisoning', 'unresponsive', 'alcohol'],
    ['alcohol-poisoning', 'breathing', 'alcohol'],
    ['alcohol-poisoning', 'vomitOrCold', 'alcohol', '!stopped', '!chronic'],
    ['partner-violence', 'violence', '!notViolence', '!story'],
    ['stimulant-emergency', 'stimulant', 'seizure', '!asksAbout'],
    ['stimulant-emergency', 'chest', '!anxiety', '!asksAbout'],
    ['withdrawal', 'stopped', 'severe', 'alcoholOrSedative'],
    ['withdrawal', 'withdrawal', 'severe', '!opioid', '!stimulant'],
    ['withdrawal', 'delirium'],
    ['withdrawal', 'withdrawal', 'alcoholOrSedative'],
    ['withdrawal', 'suddenly', 'alcoholOrSedative'],
    ['overdose', 'seizure', '!asksAbout', '!stopped'],
    ['suicide-risk', 'suicide', '!notSuicide'],
    ['suicide-risk', 'selfHarm'],
    ['suicide-risk', 'crisis', '!notSuicide'],
    ['psychosis', 'psychosis', '!notPsychosis', '!asksAbout', '!story'],
  ],
}
