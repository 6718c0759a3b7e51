import childProcess from 'node:child_process'
import { appendFileSync } from 'node:fs'
import http from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { isMainThread } from 'node:worker_threads'
import { PAGES_HOST } from './pages.ts'

// Loaded into each process of a network with `--import`: records pauses of its event loop, leads requests to the host of
// the bench's pages to this machine, which the services would refuse, and replaces the process of images.

const INTERVAL_MS = 5
const REPORT_MS = 500

const { BENCH_PAUSES: folder, BENCH_PAGES: pagesUrl } = process.env
const [, part] = /services\/([^/]+)\/(?:main|server)\.ts$/.exec(process.argv[1] ?? '') ?? []

if (folder && part && isMainThread) {
  const computed = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let [last, lastComputed] = [performance.now(), computed()]
  let [longest, longestComputed] = [0, 0]
  setInterval(() => {
    const [now, nowComputed] = [performance.now(), computed()]
    const pause = now - last - INTERVAL_MS
    longest = Math.max(longest, pause)
    // While other processes have the processor, the thread computes nothing.
    longestComputed = Math.max(longestComputed, Math.min(pause, nowComputed - lastComputed))
    ;[last, lastComputed] = [now, nowComputed]
  }, INTERVAL_MS).unref()
  setInterval(() => {
    appendFileSync(join(folder, part), `${Date.now()} ${longest} ${longestComputed}\n`)
    ;[longest, longestComputed] = [0, 0]
  }, REPORT_MS).unref()
}

if (pagesUrl && (part === 'api' || part === 'projector')) {
  const { request } = http
  http.request = ((url: URL, ...rest: [http.RequestOptions]) =>
    url instanceof URL && url.hostname === PAGES_HOST
      ? request(new URL(url.pathname, pagesUrl), { ...rest[0], lookup: undefined })
      : request(url, ...rest)) as typeof http.request
  const { fork } = childProcess
  childProcess.fork = ((main: string, ...rest: [childProcess.ForkOptions]) =>
    fork(
      main.endsWith('images/main.ts') ? join(import.meta.dirname, 'slow-images.ts') : main,
      ...rest,
    )) as typeof childProcess.fork
  syncBuiltinESMExports()
}
