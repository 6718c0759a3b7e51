import t from 'tap'
import { areaOf } from './cut.ts'

t.test('a cut is as large as its shape allows, and keeps the chosen part', (t) => {
  const landscape = { width: 2000, height: 1000 }
  t.same(areaOf(landscape, 'whole', 'top'), { left: 0, top: 0, width: 1, height: 1 })
  t.same(areaOf(landscape, 'square', 'center'), { left: 0.25, top: 0, width: 0.5, height: 1 })
  t.same(areaOf(landscape, 'square', 'bottom-right'), { left: 0.5, top: 0, width: 0.5, height: 1 })
  t.same(areaOf({ width: 400, height: 600 }, 'photo', 'bottom-left'), {
    left: 0,
    top: 0.5,
    width: 1,
    height: 0.5,
  })
  t.end()
})
