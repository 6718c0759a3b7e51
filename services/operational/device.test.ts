import { test } from 'tap'
import { deviceOf } from './device.ts'

test("a session's device is described by its browser and operating system", async (t) => {
  const known = {
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0': 'Firefox on Linux',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0':
      'Edge on Windows',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/1 Safari/604.1':
      'Safari on iPhone',
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36':
      'Chrome on Android',
  }
  for (const [userAgent, device] of Object.entries(known)) t.equal(deviceOf(userAgent), device)
  t.equal(deviceOf('curl/8'), 'Unknown device')
  t.equal(deviceOf(undefined), 'Unknown device')
})
