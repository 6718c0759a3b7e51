import type { DemoProfiles } from './profile.ts'

export const profiles: DemoProfiles = {
  MayaInMotion: {
    name: ['Maya', 'Lindgren'],
    values: {
      description: 'Type 1 since 2009. Slowest walker of the Saturday group, by choice.',
      bio: `I walk along the canal and count herons. On weekdays I fix bicycles, mostly other people's.

If you are new here: the first month is the loudest. Ask anything, also at night.`,
      reason: 'A nurse said that I should talk to somebody who has it. There were two hundred of you.',
      enjoys: 'Canals, cargo bikes, birds with a temper.',
      company: 'A neighbour’s dog who believes that he is mine.',
    },
    audiences: { reason: 'everyone', enjoys: 'everyone', company: 'members', conditions: 'everyone' },
    conditions: { 'Type 1 diabetes': 'PATIENT' },
    links: [{ platform: 'INSTAGRAM', handle: 'maya.in.slow.motion' }],
    badge: { badge: 'patient_leader', reason: 'Has welcomed new members since the first week' },
    awards: [
      {
        title: 'Welcome Committee',
        status: 'WINNER',
        daysAgo: 21,
        reason: 'Named by eleven new members as the person who answered first',
      },
      {
        title: 'Slowest Walk of the Season',
        status: 'FINALIST',
        daysAgo: 8,
        reason: 'Four hours for three kilometres, with notes',
      },
    ],
  },
  'Tomasz W.': {
    values: {
      description: 'Type 2, father of a seven-year-old who thinks that I am a robot.',
      advice: 'That the numbers are weather and not marks.',
      culture: 'Anything with trains in it.',
    },
    audiences: { advice: 'everyone', culture: 'members', conditions: 'members' },
    conditions: { 'Type 2 diabetes': 'PATIENT' },
    awards: [
      {
        title: 'Kind Words',
        status: 'NOMINEE',
        daysAgo: 12,
        reason: 'For his first message to a member who had just been diagnosed',
      },
    ],
  },
  'Grace Okafor': {
    name: ['Grace', 'Okafor'],
    values: {
      description: 'Cook of a large family. Eyes first, then the plate.',
      bio: 'Two conditions, three sisters, one aunt. I write down recipes with the parts that my aunt leaves out.',
      comfort: 'Peeling something. Peas are good, there are many of them.',
      enjoys: 'Lentils. People laugh, and then they ask for the recipe.',
    },
    audiences: { comfort: 'everyone', enjoys: 'everyone', conditions: 'everyone' },
    conditions: { 'Type 2 diabetes': 'PATIENT', 'Rheumatoid arthritis': 'PATIENT' },
    links: [{ platform: 'BLOG', handle: 'lentils.example.org' }],
    awards: [
      {
        title: 'Recipe of the Season',
        status: 'WINNER',
        daysAgo: 10,
        reason: 'The lentil soup was cooked in at least nineteen kitchens',
      },
    ],
  },
  'Priya N.': {
    values: {
      description: 'Alto who sits down. MS since 2017, and mother of a boy with type 1.',
      company: 'Fourteen singers and one pitch pipe.',
      since: 'Seven years, of which I fought the first two.',
    },
    audiences: { company: 'everyone', since: 'followed', conditions: 'members' },
    conditions: { 'Multiple sclerosis': 'PATIENT', 'Type 1 diabetes': 'CAREGIVER' },
    awards: [
      {
        title: 'Idea of the Year',
        status: 'WINNER',
        daysAgo: 18,
        reason: 'Three towns now have a choir for people who get tired',
      },
    ],
  },
  slow_mornings: {
    values: {
      description: 'Weaver, retired from the loom, not from wool.',
      daily: 'Before ten my hands are mittens. After ten they are hands.',
      comfort: 'A hot-water bottle and nobody who talks.',
    },
    audiences: { daily: 'members', comfort: 'everyone' },
    conditions: { 'Rheumatoid arthritis': 'PATIENT' },
  },
  'Henrik Aas': {
    name: ['Henrik', 'Aas'],
    values: {
      description: 'Carpenter with bad knuckles and good cork.',
      bio: 'I change the handles of things until hands can hold them. Send me a picture of yours.',
      enjoys: 'The North Sea, from the inside of a car.',
    },
    audiences: { enjoys: 'everyone' },
    links: [
      { platform: 'WEBSITE', handle: 'handles.example.org' },
      { platform: 'YOUTUBE', handle: 'handles_of_cork' },
    ],
    badge: { badge: 'digital_creator', reason: 'Films how to make handles that sore hands can hold' },
  },
  'Lucia Ferrante': {
    values: { description: 'Brings the dish, so that nobody looks at her plate.' },
    audiences: { statuses: 'members' },
  },
  PaperCrane: {
    values: {
      description: 'Migraine with aura. I fold paper when I cannot read it.',
      culture: 'Radio plays, very quiet.',
    },
    audiences: { culture: 'everyone', conditions: 'everyone' },
    conditions: { Migraine: 'PATIENT' },
  },
  'Joan of Archway': {
    values: {
      description: 'Forty years of headaches, thirty-nine of jokes about them.',
      advice: 'Buy the second pair of dark glasses before you lose the first.',
    },
    audiences: { advice: 'everyone', conditions: 'everyone' },
    conditions: { Migraine: 'PATIENT' },
    awards: [
      {
        title: 'Kind Words',
        status: 'WINNER',
        daysAgo: 12,
        reason: 'For the thread about the dark room',
      },
    ],
  },
  'Sam Whitefeather': {
    values: {
      description: 'Baritone, seated. Walks to the gate and back.',
      company: 'One blackbird, on his own terms.',
    },
    audiences: { company: 'everyone' },
    conditions: { 'Multiple sclerosis': 'PATIENT' },
  },
  TeaAndTremors: {
    values: {
      description: 'I fill the cup half and come back for the rest.',
      reason: 'To find out how others told their boss.',
    },
    audiences: { reason: 'everyone', conditions: 'members' },
    conditions: { 'Multiple sclerosis': 'PATIENT' },
    links: [{ platform: 'PODCAST', handle: 'half-a-cup.example.org' }],
  },
  'Carlos Medina': {
    values: { description: 'Here for my wife, who has the migraine. I hold the ice.' },
    audiences: { conditions: 'members' },
    conditions: { Migraine: 'CAREGIVER' },
  },
  newly_diagnosed_dana: {
    values: { description: 'Twelve days in. Mostly reading.' },
    audiences: { statuses: 'members' },
  },
  'Ruth Castellano': {
    name: ['Ruth', 'Castellano'],
    values: {
      description: 'Moderator, and a nurse for twenty-two years before that.',
      bio: 'I read what you report, every report. If I get it wrong, appeal: somebody else will look.',
    },
    badge: { badge: 'healthcare_provider', reason: 'Showed her licence as a nurse' },
  },
  'Amara Osei': {
    values: { description: 'Keeps the lights on in ten communities.' },
    links: [{ platform: 'LINKEDIN', handle: 'amara-osei-example' }],
  },
}
