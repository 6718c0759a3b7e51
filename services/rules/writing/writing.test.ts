import { test } from 'tap'
import { addressOf } from './address.ts'
import { ADDRESS } from './address-form.ts'
import { beginningOf } from './cut.ts'
import { folded } from './fold.ts'
import { runsIn } from './named.ts'
import { searchedFor } from './searched.ts'
import { americanSpelling } from './spelling.ts'
import { indexText } from './terms.ts'

const addresses: Readonly<Record<string, string>> = {
  'Is 5 µg of cobalamin enough': 'is-5-mcg-of-cobalamin-enough',
  'Vitamin D 50 μg': 'vitamin-d-50-mcg',
  'Vitamin D 50 mg': 'vitamin-d-50-mg',
  'β-blockers and cold hands': 'beta-blockers-and-cold-hands',
  'TNF-α inhibitor before a flu shot': 'tnf-alpha-inhibitor-before-a-flu-shot',
  'TNFα again': 'tnf-alpha-again',
  'CO₂ too high while asleep': 'co2-too-high-while-asleep',
  'Vitamin B₁₂ injections': 'vitamin-b12-injections',
  '¾ cup of oats': '3-4-cup-of-oats',
  '1½ tablets': '1-1-2-tablets',
  'HbA1c, CD4, SpO₂, pH, A1C': 'hba1c-cd4-spo2-ph-a1c',
  'A1C 7,4 % after the summer': 'a1c-7-4-percent-after-the-summer',
  '37.5°C every evening': '37-5-c-every-evening',
  'Cholecalciferol 50,000 IU weekly': 'cholecalciferol-50000-iu-weekly',
  'Platelets 10⁹/L': 'platelets-10-9-l',
  'ME/CFS and work': 'me-cfs-and-work',
  'Guillain–Barré recovery': 'guillain-barre-recovery',
  'Crohn’s and travel': 'crohns-and-travel',
  'Müde den ganzen Tag': 'muede-den-ganzen-tag',
  'ΔF508 and me': 'delta-f508-and-me',
  '5-HT3 blockers': '5-ht3-blockers',
  'Metformin 2x500 mg': 'metformin-2-x-500-mg',
  'Metformin 2 × 500 mg': 'metformin-2-x-500-mg',
  '25(OH)D after 5–10 µg': '25-oh-d-after-5-10-mcg',
  '膝の痛み 5 mg': '膝の痛み-5-mg',
  'नेहा की कहानी': 'नेहा-की-कहानी',
  'Боль в колене': 'bol-v-kolene',
  ปวดเข่า: 'ปวดเข่า',
  שלום: 'שלום',
  'Insulin 0.5 units per meal': 'insulin-0-5-units-per-meal',
  'Potassium 5,2 mmol/l': 'potassium-5-2-mmol-l',
  'Creatinine 80 µmol/L': 'creatinine-80-mcmol-l',
  'Blood pressure 130/80 mmHg': 'blood-pressure-130-80-mmhg',
  'IL-6 and γ-globulin': 'il-6-and-gamma-globulin',
  '⅓ of a cup': '1-3-of-a-cup',
  '98.6°F is normal': '98-6-f-is-normal',
  'Sjögren’s and dry eyes': 'sjoegrens-and-dry-eyes',
  'Ménière attacks': 'meniere-attacks',
  'E. coli again': 'e-coli-again',
  'H₂O₂ mouthwash': 'h2o2-mouthwash',
  'HLA-B27 positive': 'hla-b27-positive',
  'FEV₁ falls': 'fev1-falls',
  'T₃ and T₄': 't3-and-t4',
  'Covid-19 and x-ray': 'covid-19-and-x-ray',
  '1,25-dihydroxyvitamin D': '1-25-dihydroxyvitamin-d',
  '3.5mg/kg': '3-5-mg-kg',
  'N-acetylcysteine (NAC)': 'n-acetylcysteine-nac',
  'I take 5 mg, not 50 mg': 'i-take-5-mg-not-50-mg',
  'Omega-3 vs. omega-6': 'omega-3-vs-omega-6',
  我的膝盖疼痛: '我的膝盖疼痛',
  '무릎이 아파서': '무릎이-아파서',
  'হাঁটুর ব্যথা': 'হাঁটুর-ব্যথা',
  'முழங்கால் வலி': 'முழங்கால்-வலி',
  'می\u200cخواهم بدانم': 'mykhwahm-bdanm',
  'Πόνος στο γόνατο': 'ponos-sto-gonato',
  'Diz ağrısı': 'diz-agrisi',
  'Đau đầu gối': 'dau-dau-goi',
  'Straße und Müdigkeit': 'strasse-und-muedigkeit',
  ﬁbromyalgia: 'fibromyalgia',
  'Ｆｕｌｌ ｗｉｄｔｈ': 'full-width',
  '💜 purple day': 'purple-day',
  '!!!': '',
  '😀': '',
}

test('An address has the words of its title, the doses with their units, and letters of every script', (t) => {
  for (const [title, address] of Object.entries(addresses)) {
    t.equal(addressOf(title), address, title)
    if (address !== '') t.match(address, ADDRESS)
  }
  t.ok(addressOf('long word '.repeat(40)).length <= 80)
  t.equal(addressOf('x'.repeat(200)).length, 80)
  t.end()
})

test('Ways to write the same dose are one term, and different doses are different terms', (t) => {
  const first = (text: string) => indexText(text).split(' ')[0]
  const same = [
    ['5 µg', '5 μg', '5mcg', '5 ug', '5.0 mcg', '5 micrograms'],
    ['7.4 %', '7,4%', '7.40 %'],
    ['50,000 IU', '50000IU', '50\u00a0000 iu'],
    ['37.5°C', '37,5 °C', '37.5 ℃'],
    ['½ mg', '0.5mg', '0,5 mg', '1/2 mg', '.5 mg', '0·5 mg', '٠٫٥ mg'],
    ['38.2 °C', '38.2C', '38,2 c'],
  ]
  for (const [one, ...others] of same) for (const other of others) t.equal(first(other), first(one!), other)
  const different = [
    '5 mg',
    '50 mg',
    '5 mcg',
    '5 g',
    '0.5 mg',
    '5 mol',
    '5 mmol',
    '5 ml',
    '5',
    '5,5 mg',
    '5 kg',
  ]
  t.equal(new Set(different.map(first)).size, different.length)
  t.equal(searchedFor('prednisolone 5 mg').prefix, null, 'a number is not completed')
  t.end()
})

test('British and American spellings of a word are one term, and words that only look alike stay apart', (t) => {
  const pairs =
    'paediatric pediatric, oesophagus esophagus, anaemia anemia, leukaemia leukemia, tumour tumor, diarrhoea diarrhea, foetus fetus, oedema edema, gynaecologist gynecologist, coeliac celiac, litre liter, fibre fiber, colour color, paralyse paralyze, sulphate sulfate, apnoea apnea, travelled traveled, haemoglobin hemoglobin, orthopaedic orthopedic, oestrogen estrogen'
  for (const pair of pairs.split(', ')) {
    const [british, american] = pair.split(' ')
    t.equal(americanSpelling(british!), american)
  }
  for (const word of [
    'shoes',
    'toe',
    'does',
    'four',
    'hour',
    'poem',
    'disease',
    'arthritis',
    'called',
    'pour',
    'exercise',
    'advised',
    'malaise',
  ])
    t.equal(americanSpelling(word), word)
  t.end()
})

test('A name is compared without case, width, accents and signs that nobody sees', (t) => {
  t.equal(folded('José  Núñez'), 'jose nunez')
  t.equal(folded('ＺＯＥ'), folded('Zoë'))
  t.equal(folded('Groß'), folded('GROSS'))
  t.not(folded('नेहा'), folded('नह'), 'vowel signs are letters')
  t.equal(folded('٣'), '3')
  t.end()
})

test('A text is cut between words, or between characters as people see them, never within one', (t) => {
  t.equal(beginningOf('one two three', 8), 'one two')
  t.equal(beginningOf('short', 80), 'short')
  t.equal(beginningOf('膝の痛みがある', 4), '膝の痛み')
  for (const character of ['नि', '👩‍👩‍👧', '🇩🇪', 'e\u0301', '👍🏽', '𠮷']) {
    const text = character.repeat(30)
    for (let most = character.length; most < text.length; most += 1)
      t.equal(
        beginningOf(text, most),
        character.repeat(Math.floor(most / character.length)),
        `${character} ${most}`,
      )
  }
  t.end()
})

test('names are looked for only in the part of a search that is read', async (t) => {
  const runs = runsIn(`cystic fibrosis ${'a'.repeat(180)} asthma`)
  t.ok(runs.some(({ typed }) => typed === 'cystic fibrosis'))
  t.notOk(runs.some(({ typed }) => typed.includes('asthma')))
})
