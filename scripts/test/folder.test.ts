import { existsSync, rmSync } from 'node:fs'
import { test } from 'tap'
import { isMounted, makeTestFolder } from './folder.ts'

test('a file system in memory is used only if files can be written and run there', async (t) => {
  const mounted = (options: string, type = 'tmpfs') =>
    isMounted('/dev/shm', `proc /proc proc rw 0 0\nshm /dev/shm ${type} ${options} 0 0\n`)
  t.equal(mounted('rw,nosuid,nodev'), true)
  t.equal(mounted('rw,nosuid,nodev,noexec'), false)
  t.equal(mounted('ro,nosuid'), false)
  t.equal(mounted('rw', 'ext4'), false)
  t.equal(isMounted('/dev/shm', 'tmpfs /run tmpfs rw 0 0\n'), false)
})

test('each test run gets a new folder', async (t) => {
  const folders = [makeTestFolder(), makeTestFolder()]
  t.teardown(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))
  t.not(folders[0], folders[1])
  t.ok(folders.every((folder) => existsSync(folder)))
})
