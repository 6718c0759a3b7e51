import t from 'tap'
import { decodePunycode } from './punycode.ts'

t.test('Decodes the samples of RFC 3492, section 7.1', async (t) => {
  t.equal(decodePunycode('egbpdaj6bu4bxfgehfvwxn'), 'ليهمابتكلموشعربي؟')
  t.equal(
    decodePunycode('PorqunopuedensimplementehablarenEspaol-fmd56a'),
    'PorquénopuedensimplementehablarenEspañol',
  )
  t.equal(decodePunycode('3B-ww4c5e180e575a65lsy2b'), '3年B組金八先生')
  t.equal(decodePunycode('-> $1.00 <--'), '-> $1.00 <-')
})

t.test('Plain text ends in one dash, and nothing decodes to nothing', async (t) => {
  t.equal(decodePunycode('How often should I stretch?-'), 'How often should I stretch?')
  t.equal(decodePunycode(''), '')
})

t.test('Says so when a text is no Punycode', async (t) => {
  t.throws(() => decodePunycode('a word, and more'), RangeError)
  t.throws(() => decodePunycode('abc-z'), RangeError)
})
