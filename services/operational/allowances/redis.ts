import type { Allowances } from './allowances.ts'
import { windowsOf, type Rate } from './rate.ts'

const COMMAND_TIMEOUT_MS = 500

/**
 * Algorithm of `rate.ts` as a script with the clock of Redis. ARGV: 'forced' to take as much as is available, then the
 * cost, then for each window the seconds per unit and in total. Returns text, because Redis truncates numbers.
 */
const script = `
  local moment = redis.call('TIME')
  local now = moment[1] + moment[2] / 1000000
  local held = {}
  for at in string.gmatch(redis.call('GET', KEYS[1]) or '', '%S+') do held[#held + 1] = tonumber(at) end
  local forced, cost = ARGV[1] == 'forced', tonumber(ARGV[2])
  local kept, wait, rest = {}, 0, 0
  for n = 1, (#ARGV - 2) / 2 do
    local each, span = tonumber(ARGV[2 * n + 1]), tonumber(ARGV[2 * n + 2])
    local due = math.max(held[n] or 0, now) + each * cost
    wait = math.max(wait, due - now - span)
    if forced then due = math.min(due, now + span) end
    rest = math.max(rest, due - now)
    kept[n] = string.format('%.6f', due)
  end
  if not forced and wait > 0.001 then return tostring(wait) end
  redis.call('SET', KEYS[1], table.concat(kept, ' '), 'PX', math.max(1, math.ceil(rest * 1000)))
  return forced and tostring(rest) or '0'`

export function openRedis(url: string): Allowances {
  const opened = import('ioredis').then(({ Redis }) =>
    new Redis(url, {
      maxRetriesPerRequest: 1,
      commandTimeout: COMMAND_TIMEOUT_MS,
      keyPrefix: 'allowance:',
    })
      // The error event is ignored, because failed commands report errors themselves and ioredis reconnects.
      .on('error', () => {}),
  )

  async function run(key: string, rate: Rate, how: 'forced' | 'asked', cost: number): Promise<number> {
    const numbers = windowsOf(rate).flatMap(({ each, span }) => [each, span])
    const redis = await opened
    return Number(await redis.eval(script, 1, key, how, cost, ...numbers))
  }
  return {
    take: (key, rate) => run(key, rate, 'asked', 1),
    charge: (charges, rate) => Promise.all(charges.map(({ key, cost }) => run(key, rate, 'forced', cost))),
    async restore(key) {
      await (await opened).del(key)
    },
    async close() {
      ;(await opened).disconnect()
    },
  }
}
