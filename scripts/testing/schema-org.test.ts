import { test } from 'tap'
import { structuredDataProblems } from './schema-org.ts'

const document = (...things: object[]) => ({ '@context': 'https://schema.org', '@graph': things })

test('structured data that follows schema.org has no problems', async (t) => {
  const condition = {
    '@type': 'MedicalCondition',
    name: 'Marfan syndrome',
    url: 'https://rare.example/conditions/marfan-syndrome-558',
    alternateName: ['MFS', 'Marfan disease'],
    code: { '@type': 'MedicalCode', codeValue: '558', codingSystem: 'ORPHA' },
  }
  const list = { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', position: 1 }] }
  t.same(structuredDataProblems(document(condition, list)), [])
})

test('unknown types and properties, and values of wrong types, are reported with their places', async (t) => {
  for (const [thing, problem] of [
    [{ '@type': 'MedicalCondtion' }, 'thing 0: MedicalCondtion is not a type of schema.org'],
    [{ '@type': 'MedicalCondition', nom: 'x' }, 'thing 0: schema.org has no property nom'],
    [
      { '@type': 'MedicalCondition', license: 'https://a.b' },
      'thing 0: MedicalCondition has no property license',
    ],
    [{ '@type': 'MedicalWebPage', license: 'CC BY' }, 'thing 0.license: CC BY is not an address'],
    [{ '@type': 'MedicalCondition', name: '' }, 'thing 0.name: not a text'],
    [
      { '@type': 'MedicalCondition', code: { '@type': 'WebPage' } },
      'thing 0.code: WebPage is not one of MedicalCode',
    ],
  ] as const)
    t.same(structuredDataProblems(document(thing)), [problem])
  t.same(
    structuredDataProblems({ '@context': 'https://schema.example', '@type': 'Thing', name: 'x' }).length > 0,
    true,
  )
})
